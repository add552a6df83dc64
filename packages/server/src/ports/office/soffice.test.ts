import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { eventually } from '../../testing/eventually.ts'
import { countPages } from '../page-counter/count-pages.ts'
import { findSoffice } from './find-soffice.ts'
import { confinement } from './limits.ts'
import { sofficeOffice } from './soffice.ts'

const makeFolder = async (t: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-soffice-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A program that takes the same words as LibreOffice and does with the file what the test says, in the language of the shell. */
const openStandIn = async (t: TestContext, action: string, options: { timeoutMs?: number } = {}) => {
  const [folder, workFolder] = [await makeFolder(t), await makeFolder(t)]
  const program = join(folder, 'soffice')
  await writeFile(
    program,
    `#!/bin/sh
notes='${folder}'
while [ $# -gt 0 ]; do
  case "$1" in
    --outdir) out="$2"; shift ;;
    -env:UserInstallation=file://*) profile="\${1#-env:UserInstallation=file://}" ;;
    --*) ;;
    *) source="$1" ;;
  esac
  shift
done
${action}
`,
  )
  await chmod(program, 0o755)
  const noteOf = (name: string) => readFile(join(folder, name), 'utf8')
  return { office: sofficeOffice({ program, workFolder, ...options }), workFolder, program, noteOf }
}

const letter = Buffer.from('a letter')

test('a file is converted to pages; nothing of either is left on disk', async (t) => {
  const { office, workFolder } = await openStandIn(t, '{ printf "PDF of "; cat "$source"; } > "$out/source.pdf"')
  assert.equal(String(Buffer.from((await office.toPdf(letter, 'docx')) ?? [])), 'PDF of a letter')
  assert.deepEqual(await readdir(workFolder), [])
})

test('each run has its own profile without macros, and does not inherit our environment', async (t) => {
  process.env['CAMPUS_SECRET_OF_TEST'] = 'x'
  t.after(() => delete process.env['CAMPUS_SECRET_OF_TEST'])
  const action =
    'cat "$profile/user/registrymodifications.xcu" > "$notes/settings"; env > "$notes/env"; echo "$profile" >> "$notes/profiles"'
  const { office, noteOf } = await openStandIn(t, action)
  await Promise.all([office.toPdf(letter, 'docx'), office.toPdf(letter, 'ole')])
  const settings = await noteOf('settings')
  for (const wanted of [
    /MacroSecurityLevel"[^>]*><value>3</,
    /DisableMacrosExecution"[^>]*><value>true</,
    /ooInetProxyType"[^>]*><value>2</,
  ])
    assert.match(settings, wanted)
  assert.doesNotMatch(await noteOf('env'), /CAMPUS_SECRET/)
  assert.equal(new Set((await noteOf('profiles')).trim().split('\n')).size, 2)
})

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('one that never ends is ended with all that it started', async (t) => {
  const { office, workFolder, noteOf } = await openStandIn(t, 'sleep 600 & echo $! > "$notes/child"; echo $$ > "$notes/self"; wait', {
    timeoutMs: 1500,
  })
  assert.equal(await office.toPdf(letter, 'docx'), undefined)
  for (const name of ['child', 'self']) {
    const pid = Number(await noteOf(name))
    await eventually(() => !isAlive(pid) || undefined)
  }
  assert.deepEqual(await readdir(workFolder), [])
})

const { withLimits, withoutNetwork } = confinement()

test('it runs with limits of memory, processor time and files', { skip: withLimits ? false : 'prlimit is not there' }, async (t) => {
  const { office, noteOf } = await openStandIn(t, 'cat /proc/self/limits > "$notes/limits"')
  await office.toPdf(letter, 'docx')
  const limits = await noteOf('limits')
  for (const [name, most] of [
    ['Max address space', 4 * 1024 ** 3],
    ['Max cpu time', 240],
    ['Max file size', 512 * 1024 ** 2],
    ['Max open files', 1024],
    ['Max core file size', 0],
  ] as const)
    assert.match(limits, new RegExp(`^${name} +${most} +${most} `, 'm'))
})

test('it runs without a network', { skip: withoutNetwork ? false : 'network namespaces are not allowed here' }, async (t) => {
  const { office, noteOf } = await openStandIn(t, 'cat /proc/self/net/dev > "$notes/network"')
  await office.toPdf(letter, 'docx')
  assert.deepEqual((await noteOf('network')).match(/\w+(?=:)/g), ['lo'])
})

test('a file that it cannot read gives no pages', async (t) => {
  assert.equal(await (await openStandIn(t, 'exit 1')).office.toPdf(letter, 'docx'), undefined)
  assert.equal(await (await openStandIn(t, 'exit 0')).office.toPdf(letter, 'docx'), undefined)
})

test('what a killed server left readable is deleted before the next file', async (t) => {
  const { office, workFolder } = await openStandIn(t, 'exit 0')
  const [old, fresh] = ['campus-office-old', 'campus-office-fresh'] as const
  for (const name of [old, fresh]) await mkdir(join(workFolder, name))
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await utimes(join(workFolder, old), longAgo, longAgo)
  await office.toPdf(letter, 'docx')
  assert.deepEqual(await readdir(workFolder), [fresh])
})

test('it is found where it was named, or on the path, or not at all', async (t) => {
  const { program } = await openStandIn(t, 'exit 0')
  const folder = join(program, '..')
  assert.equal(findSoffice(program, ''), program)
  assert.equal(findSoffice(undefined, `/nowhere:${folder}`), program)
  assert.equal(findSoffice(undefined, '/nowhere'), undefined)
  assert.equal(findSoffice(join(folder, 'absent'), folder), undefined)
})

const installed = findSoffice(undefined)

test('LibreOffice itself makes a page of a letter', { skip: installed === undefined && 'soffice not installed here' }, async () => {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const content = '<w:body><w:p><w:r><w:t>Dear campus</w:t></w:r></w:p></w:body>'
  const kinds = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const docx = zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${kinds}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(`<w:document xmlns:w="${word}">${content}</w:document>`),
  })
  const pdf = await sofficeOffice({ program: installed ?? '' }).toPdf(docx, 'docx')
  assert.deepEqual(await countPages(pdf ?? new Uint8Array(), 10), { kind: 'pages', pages: 1 })
})
