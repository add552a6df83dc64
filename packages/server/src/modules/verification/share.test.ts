import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endShare, ownDocument, shareDocument } from '@campus/contract/documents/own-documents.ts'
import { askForData, decideDeletion } from '@campus/contract/people/privacy.ts'
import { openShare, sharedFile } from '@campus/contract/verification/shares.ts'
import { runText } from '../../platform/db/sql.ts'
import { asker, fetchCall } from '../../testing/ask.ts'
import { enrolled, makeOne } from '../../testing/documents.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const withDocument = async () => {
  const student = await enrolled(campus())
  return { ...student, document: await makeOne(campus(), student) }
}

const tokenIn = (address: string) => address.split('share=')[1] ?? ''

test('the link shows the verified document and its file, and the holder sees the view', async () => {
  const { token, document } = await withDocument()
  const { data: share } = await ask(shareDocument, { documentId: document.id, note: '某公司人事', showsFile: true, days: 7 }, { token })
  assert.ok(share.address.startsWith(`${campus().url}/#/pages/electronic/verify_result?share=`))
  const link = { token: tokenIn(share.address) }
  const looked = await ask(openShare, link)
  assert.deepEqual([looked.data.outcome.verdict, looked.data.outcome.way], ['valid', 'share'])
  const file = await fetchCall(campus().url, sharedFile, link, {})
  assert.equal(file.headers.get('content-type'), 'application/pdf')
  assert.equal((await file.arrayBuffer()).byteLength, document.size)
  const { data } = await ask(ownDocument, { id: document.id }, { token })
  assert.deepEqual([data.shares[0]?.views, data.shares[0]?.note, data.verifications], [1, '某公司人事', 1])
  assert.equal(data.shares[0]?.address, share.address)
})

test('the file, with the ID number on it, is shown only if its holder chose that', async () => {
  const { token, document } = await withDocument()
  const { data: share } = await ask(shareDocument, { documentId: document.id, days: 7 }, { token })
  const link = { token: tokenIn(share.address) }
  const { data } = await ask(openShare, link)
  assert.deepEqual([data.outcome.verdict, data.fileName, share.showsFile], ['valid', '', false])
  assert.match(await (await fetchCall(campus().url, sharedFile, link, {})).text(), /share_over/)
})

test('an ended and an expired share open nothing, at once', async () => {
  const { token, document } = await withDocument()
  const { data: ended } = await ask(shareDocument, { documentId: document.id, days: 30 }, { token })
  const { data: brief } = await ask(shareDocument, { documentId: document.id, showsFile: true, days: 1 }, { token })
  assert.equal((await ask(endShare, { id: ended.id }, { token })).code, 200)
  assert.equal((await ask(openShare, { token: tokenIn(ended.address) })).error, 'share_over')
  assert.match(await (await fetchCall(campus().url, sharedFile, { token: tokenIn(ended.address) }, {})).text(), /share_over/)
  assert.equal((await ask(openShare, { token: tokenIn(brief.address) })).code, 200)
  const fileOf = async ({ address }: { address: string }) =>
    (await fetchCall(campus().url, sharedFile, { token: tokenIn(address) }, {})).headers.get('content-type')
  assert.equal(await fileOf(brief), 'application/pdf')
  campus().clock.advance(25 * 3600)
  assert.equal((await ask(openShare, { token: tokenIn(brief.address) })).error, 'share_over')
  assert.match(await (await fetchCall(campus().url, sharedFile, { token: tokenIn(brief.address) }, {})).text(), /share_over/)
})

test('nobody shares or ends what is not theirs, and a link cannot be guessed or read from the table', async () => {
  const { token, document } = await withDocument()
  const stranger = await enter(campus())
  const refused = await ask(shareDocument, { documentId: document.id, days: 7 }, { token: stranger.token })
  assert.equal(refused.error, 'not_found')
  const { data: share } = await ask(shareDocument, { documentId: document.id, days: 7 }, { token })
  assert.equal((await ask(endShare, { id: share.id }, { token: stranger.token })).error, 'not_found')
  assert.equal((await ask(openShare, { token: 'A'.repeat(43) })).error, 'share_over')
  assert.equal((await ask(openShare, { token: 'short' })).error, 'bad_input')
  const { rows } = await runText(campus().base.sql, 'select document_share::text as line from document_share where id = $1', [share.id])
  const kept = Buffer.from(tokenIn(share.address)).toString('hex')
  assert.ok(!String(rows[0]?.['line']).includes(kept))
})

test('twenty shares at once leave ten', async () => {
  const { token, document } = await withDocument()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shareDocument, { documentId: document.id, days: 1 }, { token })))
  assert.equal(answers.filter(({ code }) => code === 200).length, 10)
  assert.ok(answers.every(({ code, error }) => code === 200 || error === 'shares_full'))
})

test('who closes the account leaves no link behind that still shows a document', async () => {
  const guest = await enrolled(campus(), { rules: { userTypes: ['visitor'] } }, { kind: 'visitor' })
  const document = await makeOne(campus(), guest)
  const admin = await enter(campus(), { schoolId: guest.schoolId, kind: 'teacher', roles: ['admin'] })
  const { data: share } = await ask(shareDocument, { documentId: document.id, showsFile: true, days: 30 }, guest)
  const { data } = await ask(askForData, { kind: 'deletion', reason: '不再使用' }, guest)
  assert.equal((await ask(decideDeletion, { id: data.id, verdict: 'done', notes: '已核实身份' }, admin)).code, 200)
  const link = { token: tokenIn(share.address) }
  assert.equal((await ask(openShare, link)).error, 'share_over')
  assert.match(await (await fetchCall(campus().url, sharedFile, link, {})).text(), /share_over/)
})

test('guessing links is rate-limited', async () => {
  const answers: string[] = []
  for (let round = 0; round < 31; round += 1) {
    const tried = await Promise.all(Array.from({ length: 10 }, (_, at) => ask(openShare, { token: `${round}-${at}`.padEnd(43, 'x') })))
    answers.push(...tried.map(({ error }) => error ?? ''))
  }
  assert.equal(answers[0], 'share_over')
  assert.equal(answers.at(-1), 'try_later')
})
