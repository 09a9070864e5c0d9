/** A fund house of the sandbox: the specification's 20 slugs. Contacts are invented. */
export interface House {
  code: string;
  slug: string;
  /** First word of its funds' names. */
  short: string;
  name: string;
  /** Two letters in fund codes and ISINs. */
  letters: string;
}

const house = (slug: string, short: string, letters: string): House => ({
  code: slug.toUpperCase(),
  slug,
  short,
  name: `${short} Mutual Fund`,
  letters,
});

/** Fund houses of specification section 2, larger ones first. Their data in the sandbox is invented. */
export const HOUSES: readonly House[] = [
  house('hdfc', 'HDFC', 'HD'),
  house('kotak', 'Kotak', 'KO'),
  house('sbi', 'SBI', 'SB'),
  house('icici', 'ICICI Prudential', 'IC'),
  house('axis', 'Axis', 'AX'),
  house('nippon', 'Nippon India', 'NI'),
  house('absl', 'Aditya Birla Sun Life', 'AB'),
  house('mirae', 'Mirae Asset', 'MI'),
  house('dsp', 'DSP', 'DS'),
  house('franklin', 'Franklin India', 'FR'),
  house('canara', 'Canara Robeco', 'CA'),
  house('motilal', 'Motilal Oswal', 'MO'),
  house('quant', 'Quant', 'QU'),
  house('invesco', 'Invesco India', 'IN'),
  house('lic', 'LIC MF', 'LI'),
  house('pgim', 'PGIM India', 'PG'),
  house('boi', 'Bank of India', 'BO'),
  house('whiteoak', 'WhiteOak Capital', 'WH'),
  house('navi', 'Navi', 'NA'),
  house('nj', 'NJ', 'NJ'),
];

/** Houses of the sandbox that take money of United States and Canada persons. Invented, like all their data. */
const TAKES_US_AND_CANADA = ['absl', 'sbi', 'nippon', 'quant', 'navi'];

/** The row of `fund_houses` for a house, marked as invented. */
export function houseRow({ code, slug, short, name }: House) {
  return {
    code,
    slug,
    name,
    short_name: short,
    available_for_purchase: 2,
    us_canada_allowed: TAKES_US_AND_CANADA.includes(slug),
    rta_info: 'Sandbox registrar',
    address: 'Sandbox Tower, Bandra Kurla Complex, Mumbai 400051',
    phone_number: '',
    website: `https://${slug}.sanchay.example`,
    contact_email: `${slug}@sanchay.example`,
    description: `${name} in the Sanchay sandbox. Its funds, NAVs and figures are invented.`,
    sandbox: true,
  };
}
