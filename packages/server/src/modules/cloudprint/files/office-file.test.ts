import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { printFileContent } from '@campus/contract/cloudprint/files.ts'
import { strToU8, zipSync } from 'fflate'
import { fetchCall } from '../../../testing/ask.ts'
import { bring } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { pdfOf } from '../../../testing/pdfs.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

/** Stands where LibreOffice would: every file that has `pages` in its words becomes the same three pages, any other fails. */
const folder = mkdtempSync(join(tmpdir(), 'campus-office-stand-in-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const program = join(folder, 'soffice')
writeFileSync(join(folder, 'three.pdf'), pdfOf(3))
writeFileSync(
  program,
  `#!/bin/sh
while [ $# -gt 1 ]; do if [ "$1" = --outdir ]; then out="$2"; fi; shift; done
grep -q pages "$1" && cp '${join(folder, 'three.pdf')}' "$out/source.pdf"
`,
)
chmodSync(program, 0o755)

const campus = useTestCampus({ environment: { OFFICE_PATH: program } })

const office = (text: string) =>
  Buffer.from(zipSync({ 'word/document.xml': [strToU8(text), { level: 0 }], '[Content_Types].xml': strToU8('<a/>') }))
const old = (text: string) => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(text)])

test('an office file becomes the pages that are printed', async () => {
  const owner = await enter(campus())
  for (const content of [office('some pages'), old('some pages')]) {
    const file = await bring(campus(), owner, content, '论文.docx')
    assert.deepEqual([file.state, file.pages, file.name], ['ready', 3, '论文.docx'])
    const response = await fetchCall(campus().url, printFileContent, { id: file.id }, owner)
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), pdfOf(3))
  }
})

test('a file with a password and an unreadable one are reported as such', async () => {
  const owner = await enter(campus())
  const locked = Buffer.concat([old('pages'), Buffer.from('EncryptedPackage', 'utf16le')])
  assert.equal((await bring(campus(), owner, locked, 'a.docx')).reason, '文件设有密码，请去除密码后再上传')
  assert.equal((await bring(campus(), owner, office('nothing'), 'b.docx')).reason, '文件已损坏，无法读取，请换一个')
})

test('operators see that office files can be read', async () => {
  assert.deepEqual(await (await fetch(`${campus().url}/readyz`)).json(), {
    status: 'ready',
    missing: [],
    impaired: [],
    office: 'present',
  })
})
