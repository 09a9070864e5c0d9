import { getDocumentProxy } from 'unpdf';
import { pageLines, type TextRun } from './pageLines.ts';
import type { FileRefusal, FileTask } from './fileTask.ts';

/** The text of a PDF: no scripts, no fonts, no network. */
export async function pdfText({
  bytes,
  password,
  mostText,
  mostPages,
}: FileTask): Promise<{ text: string } | { refused: FileRefusal }> {
  try {
    const pdf = await getDocumentProxy(bytes, {
      ...(password !== '' && { password }),
      useSystemFonts: false,
      disableFontFace: true,
      verbosity: 0,
    });
    if (pdf.numPages > mostPages) return { refused: 'too_many_pages' };
    const lines: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const own = pageLines(items.filter((item): item is typeof item & TextRun => 'str' in item));
      length += own.reduce((sum, line) => sum + line.length, 0);
      if (length > mostText) return { refused: 'too_heavy' };
      lines.push(...own);
      page.cleanup();
    }
    return { text: lines.join('\n') };
  } catch (error) {
    const { name, code } = error as { name?: string; code?: number };
    if (name !== 'PasswordException') return { refused: 'not_a_pdf' };
    return { refused: code === 1 ? 'password_needed' : 'password_wrong' };
  }
}
