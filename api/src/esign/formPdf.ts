import type { DocumentKind } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FORM_MESSAGES, PICTURE_MESSAGES, RESIDENCE_MESSAGES } from './formMessages.ts';
import { inScripts } from '../platform/pdf/scripts.ts';
import { writePdf } from '../platform/pdf/writePdf.ts';

/** What the form states about the applicant, in the clear: it is what is signed. */
export interface FormFacts {
  reference: string;
  name: string;
  pan: string;
  dateOfBirth: string;
  residence: keyof typeof RESIDENCE_MESSAGES;
  parent: string | null;
  address: string | null;
  mobile: string | null;
  email: string | null;
  documents: DocumentKind[];
  sandbox: boolean;
}

/** The application form as PDF, in English and Hindi, with its fonts in it. */
export function formPdf(facts: FormFacts): Promise<Buffer> {
  return writePdf(definition(facts));
}

function definition(facts: FormFacts): TDocumentDefinitions {
  return {
    info: { title: FORM_MESSAGES.title[0] },
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Latin', fontSize: 11, lineHeight: 1.25 },
    content: [
      { text: inScripts('Sanchay'), fontSize: 12, color: '#0a665b' },
      { text: inScripts(FORM_MESSAGES.title[0]), fontSize: 20 },
      { text: inScripts(FORM_MESSAGES.title[1]), fontSize: 14, color: '#4a5955', margin: [0, 0, 0, 16] },
      table(rowsOf(facts)),
      { text: inScripts(FORM_MESSAGES.declared[0]), margin: [0, 20, 0, 4] },
      { text: inScripts(FORM_MESSAGES.declared[1]), color: '#4a5955', margin: [0, 0, 0, 28] },
      { text: inScripts(`${FORM_MESSAGES.sign[0]} · ${facts.reference}`) },
      { text: inScripts(FORM_MESSAGES.sign[1]), color: '#4a5955' },
      ...(facts.sandbox ? sandboxNote() : []),
    ],
  };
}

function rowsOf(facts: FormFacts): [readonly [string, string], string][] {
  const both = (messages: readonly [string, string]) => messages.join(' · ');
  const rows: [readonly [string, string], string | null][] = [
    [FORM_MESSAGES.name, facts.name],
    [FORM_MESSAGES.pan, facts.pan],
    [FORM_MESSAGES.born, formatDate(facts.dateOfBirth)],
    [FORM_MESSAGES.residence, both(RESIDENCE_MESSAGES[facts.residence])],
    [FORM_MESSAGES.parent, facts.parent],
    [FORM_MESSAGES.address, facts.address],
    [FORM_MESSAGES.mobile, facts.mobile],
    [FORM_MESSAGES.email, facts.email],
    [FORM_MESSAGES.pictures, facts.documents.map((kind) => both(PICTURE_MESSAGES[kind])).join('\n')],
  ];
  return rows.filter((row): row is [readonly [string, string], string] => row[1] !== null);
}

function table(rows: [readonly [string, string], string][]): Content {
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 0,
      widths: [170, '*'],
      body: rows.map(([[english, hindi], value]) => [
        [{ text: inScripts(english) }, { text: inScripts(hindi), fontSize: 9, color: '#4a5955' }],
        { text: inScripts(value) },
      ]),
    },
  };
}

function sandboxNote(): Content[] {
  return FORM_MESSAGES.sandbox.map((message) => ({
    text: inScripts(message),
    fontSize: 9,
    color: '#8a5a00',
    margin: [0, 12, 0, 0],
  }));
}
