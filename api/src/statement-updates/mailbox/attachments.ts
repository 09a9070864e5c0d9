import type { MessageStructureObject } from 'imapflow';

/** A file of a mail. */
export interface Attachment {
  /** Its number in the mail, as IMAP fetches it. */
  part: string;
  name: string;
  /** Bytes as sent, which is a third more than the file for base64. */
  sent: number;
}

/** Files of a mail that are looked at; more than a consolidated statement of every registrar and depository. */
const MOST_FILES = 5;
/** Pictures of a signature, the mail's own text and invitations are no statements. */
const NO_STATEMENT =
  /^(?:image\/|audio\/|video\/|text\/(?:html|calendar)$|application\/(?:pkcs7|x-pkcs7|pgp))/;

/**
 * The files of a mail that may be statements, also those of a mail that is attached to it, from what the server states
 * of its structure.
 */
export function attachmentsOf(structure: MessageStructureObject): Attachment[] {
  const found: Attachment[] = [];
  const visit = (node: MessageStructureObject) => {
    if (node.childNodes) for (const child of node.childNodes) visit(child);
    else if (isFile(node))
      found.push({
        part: node.part ?? '1',
        name: nameOf(node) ?? (node.type === 'application/pdf' ? 'statement.pdf' : 'statement'),
        sent: node.size ?? 0,
      });
  };
  visit(structure);
  return found.slice(0, MOST_FILES);
}

function isFile(node: MessageStructureObject): boolean {
  if (NO_STATEMENT.test(node.type)) return false;
  return node.disposition === 'attachment' || nameOf(node) !== null || node.type === 'application/pdf';
}

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject): string | null =>
  (dispositionParameters?.filename ?? parameters?.name) || null;
