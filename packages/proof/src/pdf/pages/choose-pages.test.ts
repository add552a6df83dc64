import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPdf } from '../file/pdf-file.ts'
import { Unreadable } from '../syntax/unreadable.ts'
import { entryOf, mustBe } from '../syntax/values.ts'
import { bytesOf, writeValue } from '../syntax/write-value.ts'
import { choosePages } from './choose-pages.ts'
import { listPages } from './page-tree.ts'

/** Four pages below two nodes, of which the second turns its own. */
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 4 /MediaBox [0 0 595 842] >>',
  '<< /Type /Pages /Parent 2 0 R /Kids [5 0 R 6 0 R] /Count 2 >>',
  '<< /Type /Pages /Parent 2 0 R /Kids [7 0 R 8 0 R] /Count 2 /Rotate 90 >>',
  ...[1, 2, 3].map((page) => `<< /Type /Page /Parent ${page < 3 ? 3 : 4} 0 R /Tag (${page}) >>`),
  '<< /Type /Page /Parent 4 0 R /Tag (4) /Rotate 0 >>',
]

const place = (offset: number) => String.fromCharCode(1, offset >> 8, offset & 255, 0)

/** The cross-references of a file in both forms. */
const forms = {
  table: (offsets: readonly number[], at: number) => {
    const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n\r\n`).join('')
    return `xref\n0 ${offsets.length + 1}\n0000000000 65535 f\r\n${entries}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  },
  stream: (offsets: readonly number[], at: number) => {
    const data = [...offsets, at].map(place).join('')
    const number = offsets.length + 1
    const head = `<< /Type /XRef /Size ${number + 1} /Root 1 0 R /W [1 2 1] /Index [1 ${number}] /Length ${data.length} >>`
    return `${number} 0 obj\n${head}\nstream\n${data}\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`
  },
}

const pdfIn = (form: keyof typeof forms) => {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  return bytesOf(text + forms[form](offsets, text.length))
}

const read = async (pdf: Uint8Array<ArrayBuffer>) => {
  const { catalog, resolve } = await openPdf(pdf)
  const root = mustBe(entryOf(catalog, 'Pages'), 'reference')
  const pages = await listPages(resolve, root)
  const written = ({ dictionary }: (typeof pages)[number]) =>
    ['Tag', 'Rotate', 'MediaBox', 'Parent'].map((key) => writeValue(entryOf(dictionary, key))).join(' ')
  return { count: entryOf(mustBe(await resolve(root), 'dictionary'), 'Count'), pages: pages.map(written) }
}

test('chosen pages are all that is left of a file, with what they took from the nodes above them', async () => {
  for (const form of ['table', 'stream'] as const) {
    const chosen = await choosePages(pdfIn(form), [
      { from: 2, to: 3 },
      { from: 4, to: 4 },
    ])
    assert.deepEqual(
      await read(chosen),
      { count: 3, pages: ['(2) null [0 0 595 842] 2 0 R', '(3) 90 [0 0 595 842] 2 0 R', '(4) 0 [0 0 595 842] 2 0 R'] },
      form,
    )
    assert.deepEqual((await read(await choosePages(chosen, [{ from: 3, to: 3 }]))).pages, ['(4) 0 [0 0 595 842] 2 0 R'])
  }
})

test('pages that a file does not have, and a file that is none, are refused', async () => {
  for (const range of [
    { from: 0, to: 1 },
    { from: 3, to: 2 },
    { from: 4, to: 5 },
  ])
    await assert.rejects(choosePages(pdfIn('table'), [range]), Unreadable)
  await assert.rejects(choosePages(bytesOf('no PDF'), [{ from: 1, to: 1 }]), Unreadable)
})
