/** '19:00' as '7 pm', or as 'शाम 7 बजे'. */
export function officeTime(time: string, language: 'en' | 'hi'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  if (language === 'en') return `${clock} ${hours < 12 ? 'am' : 'pm'}`;
  const part = hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : hours < 20 ? 'शाम' : 'रात';
  return `${part} ${clock} बजे`;
}
