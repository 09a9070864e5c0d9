import type { MarkColour, MarkShape } from './palette.ts';

/** The owner of the mark. A fund carries the mark of its fund house. */
export type MarkKind = 'fund' | 'issuer' | 'company' | 'insurer' | 'bank';

export interface Mark {
  /** One or two. */
  letters: string;
  colour: MarkColour;
  shape: MarkShape;
}

export interface KnownMark extends Mark {
  /** How names begin that belong to it, for places that know a name but no code. */
  names: readonly string[];
}

const mark = (
  letters: string,
  colour: MarkColour,
  shape: MarkShape,
  ...names: readonly string[]
): KnownMark => ({ letters, colour, shape, names });

/**
 * Marks by kind and stable code: fund houses by their code, issuers by slug, insurers by code, banks by the first four
 * letters of the IFSC. All invented: none is the mark or the colour of the institution. Everyone else, listed companies
 * among them, gets a mark from the name (`markOf`).
 */
export const MARKS: Readonly<Record<MarkKind, Readonly<Record<string, KnownMark>>>> = {
  fund: {
    HDFC: mark('HD', 'blue', 'slope', 'HDFC'),
    KOTAK: mark('KO', 'brick', 'arc', 'Kotak'),
    SBI: mark('SB', 'steel', 'half', 'SBI'),
    ICICI: mark('IP', 'rust', 'band', 'ICICI'),
    AXIS: mark('AX', 'wine', 'slope', 'Axis'),
    NIPPON: mark('NI', 'indigo', 'plain', 'Nippon'),
    ABSL: mark('AB', 'ochre', 'arc', 'Aditya Birla', 'ABSL'),
    MIRAE: mark('MA', 'amber', 'half', 'Mirae'),
    DSP: mark('DS', 'graphite', 'slope', 'DSP'),
    FRANKLIN: mark('FI', 'violet', 'band', 'Franklin'),
    CANARA: mark('CR', 'moss', 'arc', 'Canara'),
    MOTILAL: mark('MO', 'plum', 'half', 'Motilal'),
    QUANT: mark('QU', 'slate', 'arc', 'Quant'),
    INVESCO: mark('IN', 'teal', 'slope', 'Invesco'),
    LIC: mark('LI', 'cocoa', 'band', 'LIC'),
    PGIM: mark('PG', 'blue', 'arc', 'PGIM'),
    BOI: mark('BI', 'amber', 'plain', 'Bank of India', 'BOI'),
    WHITEOAK: mark('WO', 'pine', 'half', 'WhiteOak', 'White Oak'),
    NAVI: mark('NV', 'violet', 'slope', 'Navi'),
    NJ: mark('NJ', 'steel', 'band', 'NJ'),
  },
  issuer: {
    'bajaj-finance-ltd': mark('BF', 'indigo', 'arc', 'Bajaj Finance'),
    'shriram-finance-ltd': mark('SF', 'ochre', 'slope', 'Shriram Finance'),
    'axis-bank': mark('AX', 'wine', 'slope', 'Axis Bank'),
    'mahindra-finance-ltd': mark('MF', 'brick', 'half', 'Mahindra Finance'),
  },
  company: {},
  insurer: {
    NEELGIRI: mark('NH', 'blue', 'band', 'Neelgiri'),
    DHANVAN: mark('DG', 'pine', 'slope', 'Dhanvan'),
    KAVACHAM: mark('KA', 'plum', 'arc', 'Kavacham'),
    SAHYADRI: mark('SA', 'moss', 'half', 'Sahyadri Mutual'),
    UDYAN: mark('UD', 'amber', 'arc', 'Udyan'),
  },
  bank: {
    SHYD: mark('SH', 'teal', 'arc', 'Sahyadri Bank'),
    KVRI: mark('KV', 'steel', 'slope', 'Kaveri'),
    NRMD: mark('NC', 'cocoa', 'half', 'Narmada'),
    HMDR: mark('HI', 'indigo', 'band', 'Himadri'),
    KNKS: mark('KS', 'wine', 'plain', 'Konkan'),
    BRHM: mark('BG', 'moss', 'slope', 'Brahmaputra'),
  },
};
