import { readBranches } from './branchFile.ts';

async function* parts(text: string): AsyncIterable<string> {
  yield text.slice(0, 20);
  yield text.slice(20);
}

describe('list of branch codes', () => {
  test('O6 · good lines are read in any order of columns; the last of a code counts', async () => {
    const file = await readBranches(
      parts(
        '\ufeffBANK,IFSC,BRANCH,ADDRESS,CITY,STATE\r\n' +
          'Axis Bank,UTIB0000001,"Old, name","1 Road",AHMEDABAD,GUJARAT\r\n' +
          '"The ""Big"" Bank",ABCD0123456,Main,x,PUNE,MAHARASHTRA\r\n' +
          'Axis Bank,UTIB0000001,New name,y,AHMEDABAD,GUJARAT\r\n',
      ),
    );
    expect(file).toEqual({
      branches: [
        {
          ...{ ifsc: 'UTIB0000001', bank_name: 'Axis Bank', branch: 'New name' },
          ...{ city: 'AHMEDABAD', state: 'GUJARAT', invented: false },
        },
        {
          ...{ ifsc: 'ABCD0123456', bank_name: 'The "Big" Bank', branch: 'Main' },
          ...{ city: 'PUNE', state: 'MAHARASHTRA', invented: false },
        },
      ],
      refused: [],
    });
  });

  test('O6 · lines that cannot be are left out, each with its number', async () => {
    const file = await readBranches(
      parts(
        'IFSC,BANK,BRANCH,CITY,STATE\nUTIB1000001,Axis,a,b,c\nUTIB0000001,,a,b,c\nUTIB0000002,Axis,a,b,c\n',
      ),
    );
    expect(file.branches.map(({ ifsc }) => ifsc)).toEqual(['UTIB0000002']);
    expect(file.refused).toEqual([
      { line: 2, why: '"UTIB1000001" is no IFSC' },
      { line: 3, why: 'no bank is named' },
    ]);
  });

  test('O6 · a file without the columns, or without a good line, is refused in words', async () => {
    await expect(readBranches(parts('IFSC,NAME,PLACE OF BRANCH\nUTIB0000001,Axis,x\n'))).rejects.toThrow(
      'The file has no column BANK, BRANCH, CITY, STATE.',
    );
    await expect(readBranches(parts('IFSC,BANK,BRANCH,CITY,STATE\nnothing,,,,\n'))).rejects.toThrow(
      'No line of the file is a branch.',
    );
  });
});
