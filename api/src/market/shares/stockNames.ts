/** Invented companies: a first word, a second word and a trade give 300 Indian and 200 American names; none is a listed company. */
export interface Trade {
  token: string;
  sector: string;
  industry: string;
}

const trade = (token: string, sector: string, industry: string): Trade => ({ token, sector, industry });

export const INDIAN_TRADES: readonly Trade[] = [
  trade('Bank', 'Financial Services', 'Banks'),
  trade('Finance', 'Financial Services', 'Finance'),
  trade('Insurance', 'Financial Services', 'Insurance'),
  trade('Softworks', 'Information Technology', 'IT - Software'),
  trade('Pharma', 'Healthcare', 'Pharmaceuticals'),
  trade('Hospitals', 'Healthcare', 'Healthcare Services'),
  trade('Motors', 'Automobile', 'Automobiles'),
  trade('Auto Parts', 'Automobile', 'Auto Components'),
  trade('Foods', 'Consumer Goods', 'Food Products'),
  trade('Home Care', 'Consumer Goods', 'Personal Products'),
  trade('Cement', 'Construction Materials', 'Cement'),
  trade('Infra Projects', 'Construction', 'Construction'),
  trade('Steel', 'Metals and Mining', 'Ferrous Metals'),
  trade('Power', 'Power', 'Power'),
  trade('Petro', 'Oil and Gas', 'Petroleum Products'),
  trade('Telecom', 'Telecommunication', 'Telecom Services'),
  trade('Chemicals', 'Chemicals', 'Chemicals'),
  trade('Realty', 'Realty', 'Realty'),
  trade('Capital Goods', 'Capital Goods', 'Industrial Machinery'),
  trade('Retail', 'Consumer Services', 'Retailing'),
];

export const INDIAN_FIRST_TOKENS: readonly string[] = [
  'Aravalka',
  'Bhavrin',
  'Chandrava',
  'Devgiri',
  'Eklavi',
  'Girnava',
  'Hemkut',
  'Indrasil',
  'Jaldhara',
  'Kaveriya',
  'Lohagarh',
  'Malvani',
  'Nandaprastha',
  'Ojasvin',
  'Panchavan',
];

export const US_TRADES: readonly Trade[] = [
  trade('Semiconductors', 'Technology', 'Semiconductors'),
  trade('Cloud', 'Technology', 'Software'),
  trade('Devices', 'Technology', 'Consumer Electronics'),
  trade('Media', 'Communication Services', 'Entertainment'),
  trade('Networks', 'Communication Services', 'Telecom'),
  trade('Biotech', 'Healthcare', 'Biotechnology'),
  trade('Health Systems', 'Healthcare', 'Healthcare Plans'),
  trade('Bancorp', 'Financial Services', 'Banks'),
  trade('Payments', 'Financial Services', 'Credit Services'),
  trade('Airlines', 'Industrials', 'Airlines'),
  trade('Aerospace', 'Industrials', 'Aerospace and Defense'),
  trade('Rail', 'Industrials', 'Railroads'),
  trade('Stores', 'Consumer Cyclical', 'Internet Retail'),
  trade('Restaurants', 'Consumer Cyclical', 'Restaurants'),
  trade('Vehicles', 'Consumer Cyclical', 'Auto Manufacturers'),
  trade('Beverages', 'Consumer Defensive', 'Beverages'),
  trade('Household', 'Consumer Defensive', 'Household Products'),
  trade('Energy', 'Energy', 'Oil and Gas'),
  trade('Utilities', 'Utilities', 'Utilities'),
  trade('Properties', 'Real Estate', 'REIT'),
];

export const US_FIRST_TOKENS: readonly string[] = [
  'Altavane',
  'Brindlow',
  'Cascadia Bay',
  'Dunmarrow',
  'Eastvale',
  'Farrowick',
  'Granthorpe',
  'Hollowmere',
  'Ironwell',
  'Juniper Ridge',
];
