import { concat } from '../../asn1/write-der.ts'
import { withstand } from './attack-table.ts'
import { fillIn, unsignedSignature } from './odd-file.ts'
import { revise, reviseText } from './revise.ts'
import { makeSchool, plainPdf } from './school.ts'
import { bytesOf, textOf } from './text.ts'

const { sign, signer, trust } = await makeSchool()
const stranger = await makeSchool()
const unsigned = plainPdf()
const signed = await sign(unsigned)

// The signer numbers on: in a file of seven objects the signature is 8 and its field 9.
const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> ${more} >>`
const drawn = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

const behind = (text: string) => concat([signed, bytesOf(text)])

const change = (from: string, to: string) => {
  const text = textOf(signed)
  if (!text.includes(from) || from.length !== to.length) throw new Error('this attack changes nothing')
  return bytesOf(text.replace(from, to))
}

/** A file in which a second catalog with another page lies hidden from the beginning: a later table only has to name it. */
const prepared = await sign(
  plainPdf('Certificate', {
    11: '<< /Type /Catalog /Pages 12 0 R /AcroForm << /Fields [16 0 R] /SigFlags 3 >> /Perms << /DocMDP 15 0 R >> >>',
    12: '<< /Type /Pages /Kids [13 0 R] /Count 1 >>',
    13: '<< /Type /Page /Parent 12 0 R /MediaBox [0 0 595 842] /Contents 14 0 R >>',
    14: drawn('BT (Another name) Tj ET'),
  }),
)

const note = '<< /Type /Annot /Subtype /FreeText /Rect [50 700 300 760] /Contents (with honours) /DA (/Helv 12 Tf) >>'
const textField = '<< /FT /Tx /T (Grade) /V (100) /Type /Annot /Subtype /Widget /Rect [50 700 300 760] >>'
const formWithText = '/AcroForm << /Fields [9 0 R 20 0 R] /SigFlags 3 >> /Perms << /DocMDP 8 0 R >>'

const secondSignature = (by: typeof signer, fields: string) =>
  fillIn(
    reviseText(textOf(signed), {
      1: catalog(`/AcroForm << /Fields [${fields}] /SigFlags 3 >> /Perms << /DocMDP 8 0 R >>`),
      20: unsignedSignature,
      21: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Second) /V 20 0 R /F 132 /Rect [0 0 0 0] /P 3 0 R >>',
    }),
    by,
  )

withstand(trust, [
  ['nobody touches the file', () => signed, 'sound'],
  ['nobody touches the file with a hidden catalog', () => prepared, 'sound'],

  ['an annotation is added', () => revise(signed, { 3: page('/Contents 6 0 R /Annots [9 0 R 20 0 R]'), 20: note }), 'tampered'],
  ['a page is replaced', () => revise(signed, { 3: page('/Contents 20 0 R'), 20: drawn('BT (Doctor) Tj ET') }), 'tampered'],
  ['a page is removed', () => revise(signed, { 2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' }), 'tampered'],
  ['the text of a page is replaced', () => revise(signed, { 6: drawn('BT (Doctor) Tj ET') }), 'tampered'],
  ['the font is replaced', () => revise(signed, { 5: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>' }), 'tampered'],
  ['a form field with a value is added', () => revise(signed, { 1: catalog(formWithText), 20: textField }), 'tampered'],
  ['an empty update is added', () => revise(signed, {}), 'tampered'],
  ['two updates are added', () => revise(revise(signed, { 20: note }), { 21: note }), 'tampered'],

  ['a shadow hides: what lay over the text is freed', () => revise(signed, { 6: null }), 'tampered'],
  ['a shadow replaces: another catalog is named', () => revise(prepared, {}, '11 0 R'), 'tampered'],
  [
    'a shadow hides and replaces: the table names other bytes for the page',
    () => revise(prepared, { 3: textOf(prepared).indexOf('13 0 obj') }),
    'tampered',
  ],

  ['the certification is taken out by an update', () => revise(signed, { 1: catalog('/AcroForm << /Fields [9 0 R] >>') }), 'tampered'],
  ['the signature is taken out by an update', () => revise(signed, { 1: catalog('') }), 'unsigned'],
  ['the field is emptied by an update', () => revise(signed, { 9: '<< /FT /Sig /T (Signature) >>' }), 'unsigned'],
  ['the signature is cut off with its revision', () => signed.slice(0, unsigned.length), 'unsigned'],

  ['a stranger signs too', () => secondSignature(stranger.signer, '9 0 R 21 0 R'), 'tampered'],
  ['a stranger signs too and puts the own field first', () => secondSignature(stranger.signer, '21 0 R 9 0 R'), 'tampered'],
  ['the school itself signs a second time', () => secondSignature(signer, '9 0 R 21 0 R'), 'tampered'],
  ['the school itself signs a second time, first field', () => secondSignature(signer, '21 0 R 9 0 R'), 'tampered'],

  ['a line end is added', () => behind('\n'), 'tampered'],
  ['a space is added', () => behind(' '), 'tampered'],
  ['a zero byte is added', () => behind('\0'), 'tampered'],
  ['a second end of file is added', () => behind('%%EOF\n'), 'tampered'],
  ['the last line end is taken away', () => signed.slice(0, -1), 'tampered'],
  ['two kilobytes are added', () => behind('x'.repeat(2048)), 'unreadable'],
  ['the file is added to itself', () => concat([signed, signed]), 'tampered'],
  ['a line is put before the header', () => concat([bytesOf('\n'), signed]), 'not_pdf'],
  ['junk is put before the header', () => concat([bytesOf('GIF89a'), signed]), 'not_pdf'],
  ['a comment is put behind the header', () => bytesOf(textOf(signed).replace('%PDF-1.7\n', '%PDF-1.7\n%\n')), 'unreadable'],

  ['the title is changed in place', () => change('(Certificate)', '(certificate)'), 'tampered'],
  ['the text is changed in place', () => change('certify', 'CERTIFY'), 'tampered'],
  ['the version is changed in place', () => change('%PDF-1.7', '%PDF-1.6'), 'tampered'],
  ['the time of signing is changed in place', () => change('(D:20261101', '(D:20251101'), 'tampered'],
  ['the certification is changed in place', () => change('/P 1 ', '/P 3 '), 'tampered'],
])
