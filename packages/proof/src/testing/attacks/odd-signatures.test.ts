import { type Attack, withstand } from './attack-table.ts'
import { makeOddChain } from './odd-certificates.ts'
import { type FileForm, makeOddFile } from './odd-file.ts'
import { trustIn } from './school.ts'

// Each file is signed with the school's own key, as it stands: the one oddity that a row names is all that is wrong with it.
const signer = await makeOddChain()
const odd = (form: FileForm) => () => makeOddFile(signer, form)

const replacing = (from: string | RegExp, to: string) => (usual: string) => {
  const changed = usual.replace(from, to)
  if (changed === usual) throw new Error('this oddity changes nothing')
  return changed
}

/** The four numbers that are true, and what the file says instead. */
const ranges: readonly [name: string, say: NonNullable<FileForm['range']>][] = [
  ['is null', () => 'null'],
  ['is empty', () => '[]'],
  ['has one range', ([start, a]) => `[${start} ${a}]`],
  ['has three numbers', ([start, a, b]) => `[${start} ${a} ${b}]`],
  ['has a third range', (truth) => `[${truth.join(' ')} 0 0]`],
  ['has nulls', () => '[null null null null]'],
  ['is negative', ([, a, b, c]) => `[0 -${a} ${b} ${c}]`],
  ['has a negative start', ([, a, b, c]) => `[-1 ${a} ${b} ${c}]`],
  ['overflows 32 bits', ([, a, b, c]) => `[0 ${a + 2 ** 32} ${b} ${c}]`],
  ['overflows 64 bits', ([, a, b]) => `[0 ${a} ${b} 18446744073709551615]`],
  ['overflows to the size', ([, a, b, c]) => `[0 ${a} ${b + 2 ** 32} ${c - 2 ** 32}]`],
  ['has fractions', ([, a, b, c]) => `[0 ${a}.5 ${b} ${c}]`],
  ['has texts', ([, a, b, c]) => `[(0) (${a}) (${b}) (${c})]`],
  ['is a text', (truth) => `([${truth.join(' ')}])`],
  ['stands in another object', () => '6 0 R'],
  ['begins with the second byte', ([, a, b, c]) => `[1 ${a} ${b} ${c}]`],
  ['leaves out the first byte', ([, a, b, c]) => `[1 ${a - 1} ${b} ${c}]`],
  ['leaves out the last byte', ([, a, b, c]) => `[0 ${a} ${b} ${c - 1}]`],
  ['reaches beyond the end', ([, a, b, c]) => `[0 ${a} ${b} ${c + 1}]`],
  ['has a gap that begins early', ([, a, b, c]) => `[0 ${a - 1} ${b} ${c}]`],
  ['has a gap that begins late', ([, a, b, c]) => `[0 ${a + 1} ${b} ${c}]`],
  ['has a gap that ends late', ([, a, b, c]) => `[0 ${a} ${b + 1} ${c - 1}]`],
  ['has a gap that ends early', ([, a, b, c]) => `[0 ${a} ${b - 1} ${c + 1}]`],
  ['has its gap elsewhere', ([, a, b, c]) => `[0 ${a - 40} ${b - 40} ${c + 40}]`],
  ['has no gap', ([, a, , c]) => `[0 ${a} ${a} ${c}]`],
  ['covers nothing', () => '[0 0 0 0]'],
]

const contents: readonly [name: string, write: NonNullable<FileForm['contents']>][] = [
  ['are all zeros', (_hex, room) => `<${'0'.repeat(room)}>`],
  ['are empty', (_hex, room) => `<${' '.repeat(room)}>`],
  ['are all ones', (_hex, room) => `<${'f'.repeat(room)}>`],
  ['end in something else than zeros', (hex, room) => `<${hex.padEnd(room - 1, '0')}1>`],
  ['have white space between the digits', (hex, room) => `<${`${hex.slice(0, 8)} ${hex.slice(8)}`.padEnd(room - 1, '0')} >`],
  ['have an odd number of digits', (hex, room) => `<${hex.padEnd(room - 1, '0')}> `],
  ['are in large letters', (hex, room) => `<${hex.toUpperCase().padEnd(room, '0')}>`],
  ['are in small and large letters', (hex, room) => `<${hex.replace('a', 'A').padEnd(room, '0')}>`],
  ['are followed by others', (hex, room) => `<${hex.padEnd(room - 12, '0')}> /Other <00>`.slice(0, room + 2)],
  ['are a text', (_hex, room) => `(${' '.repeat(room)})`],
]

const signature = (from: string | RegExp, to: string): FileForm => ({ signature: replacing(from, to) })
const catalog = (from: string, to: string): FileForm => ({ catalog: replacing(from, to) })

const forms: readonly [name: string, form: FileForm, verdict?: Attack[2]][] = [
  ['the byte range is missing', signature(/\/ByteRange @+/, '')],
  ['the contents are missing', signature(/\/Contents (<#+>)/, '/Other $1')],
  ['the contents are there twice', signature('/Type /Sig ', '/Type /Sig /Contents <00> '), 'unreadable'],
  ['the byte range is there twice', signature('/Type /Sig ', '/Type /Sig /ByteRange [0 1 2 3] '), 'unreadable'],
  ['the contents stand in another object', signature(/\/Contents (<#+>)/, '/Contents 6 0 R /Other $1')],
  ['the dictionary has other contents than the gap', signature(/\/Contents (<#+>)/, '/Contents <3000> /Other $1'), 'undecided'],
  ['the form is that of older signatures', signature('ETSI.CAdES.detached', 'adbe.pkcs7.detached')],
  ['the form is one that signs a digest', signature('ETSI.CAdES.detached', 'adbe.pkcs7.sha1'), 'undecided'],
  ['the form is missing', signature('/SubFilter /ETSI.CAdES.detached', ''), 'undecided'],
  ['the filter is another', signature('Adobe.PPKLite', 'Example.Other')],
  ['the time is missing', signature('/M (D:20261101080000Z)', ''), 'untrusted'],
  ['the time is no time', signature('D:20261101', 'D:20261399'), 'untrusted'],
  ['the certification allows to fill in forms', signature('/P 1', '/P 2')],
  ['the certification allows to comment', signature('/P 1', '/P 3')],
  ['the certification names no level', signature('/P 1', '')],
  ['the signature certifies nothing', signature(/\/Reference \[.*\]/, '')],
  ['the signature protects fields only', signature('/TransformMethod /DocMDP', '/TransformMethod /FieldMDP')],
  ['the catalog certifies nothing', catalog('/Perms << /DocMDP 5 0 R >>', '')],
  ['the catalog certifies with another signature', { ...catalog('/DocMDP 5 0 R', '/DocMDP 6 0 R'), objects: { 6: '<< /Type /Sig >>' } }],
  ['the catalog gives further rights', catalog('/DocMDP 5 0 R', '/DocMDP 5 0 R /UR3 5 0 R')],
  ['the catalog certifies with a copy', catalog('/DocMDP 5 0 R', '/DocMDP << /Type /Sig >>')],
  ['two fields share the signature', { ...catalog('[4 0 R]', '[4 0 R 6 0 R]'), objects: { 6: '<< /FT /Sig /T (B) /V 5 0 R >>' } }],
  ['the fields are none', catalog('[4 0 R]', '[]'), 'unsigned'],
  ['there is no form', catalog('/AcroForm', '/Other'), 'unsigned'],
  ['the field is for text', { field: replacing('/FT /Sig', '/FT /Tx') }, 'unsigned'],
  ['the value is no dictionary', { field: replacing('/V 5 0 R', '/V (signed)') }, 'unreadable'],
  ['one byte stands behind the end', { tail: ' ', range: ([, a, b, c]) => `[0 ${a} ${b} ${c - 1}]` }],
]

withstand(trustIn(signer.root), [
  ['nothing is odd', odd({}), 'sound'],
  [
    'the signature is under a field with parts',
    odd({ ...catalog('[4 0 R]', '[6 0 R]'), objects: { 6: '<< /FT /Sig /Kids [4 0 R] >>' } }),
    'sound',
  ],
  [
    'the kind of field is inherited',
    odd({ field: replacing('/FT /Sig ', ''), ...catalog('[4 0 R]', '[6 0 R]'), objects: { 6: '<< /FT /Sig /Kids [4 0 R] >>' } }),
    'sound',
  ],
  ['names are written with numbers', odd(signature('/SubFilter', '/Sub#46ilter')), 'sound'],
  ['a space stands behind the end and is covered', odd({ tail: ' ' }), 'sound'],
  ...ranges.map(([name, range]): Attack => [`the byte range ${name}`, odd({ range }), 'tampered']),
  ...contents.map(([name, contents]): Attack => [`the contents ${name}`, odd({ contents }), 'tampered']),
  ...forms.map(([name, form, verdict = 'tampered']): Attack => [name, odd(form), verdict]),
])
