import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportedChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { resetPerson } from '@campus/contract/administration/people.ts'
import { ownDocument, shareDocument } from '@campus/contract/documents/own-documents.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { openFeed, ownFeeds, revokeFeed } from '@campus/contract/schedule/feeds.ts'
import { openShare, ownShares } from '@campus/contract/schedule/shares.ts'
import { openShare as openDocumentShare } from '@campus/contract/verification/shares.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled, makeOne } from '../../../testing/documents.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { testPassword } from '../../../testing/people.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import type { ReportedLink } from '../secret-links.extension.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...asked) => asker(campus().url)(...asked)
const newPassword = 'copper bridge 90'

/** A calendar, a share with family and a link to a document, made in one session. */
const openLinks = async (token: string, documentId: string, name: string) => {
  const { address } = (await ask(openFeed, { name }, { token })).data
  assert.equal((await ask(openShare, { kinds: ['grades'] }, { token })).code, 200)
  const { data } = await ask(shareDocument, { documentId, note: name, days: 7 }, { token })
  const shareToken = data.address.split('share=')[1] ?? ''
  return {
    calendar: async () => (await fetch(address)).status,
    document: async () => (await ask(openDocumentShare, { token: shareToken })).error ?? 'open',
  }
}

/** Somebody made links, proved who they are once more, and then a thief made others. */
const openTheft = async () => {
  const student = await enrolled(campus())
  const document = await makeOne(campus(), student)
  const own = await openLinks(student.token, document.id, 'of the owner')
  campus().clock.advance(1)
  const { token } = await logInAs(campus().url, student.person)
  campus().clock.advance(1)
  const thieves = await openLinks(token, document.id, 'of a thief')
  campus().clock.advance(1)
  return { student, document, token, own, thieves }
}

const openShares = async (token: string) => (await ask(ownShares, {}, { token })).data.length

test('a changed password ends the secret links made since the last proof, and shows the others', async () => {
  const { document, token, own, thieves } = await openTheft()
  assert.deepEqual([await thieves.calendar(), await thieves.document(), await openShares(token)], [200, 'open', 2])
  const given = { oldPassword: testPassword, password: newPassword, confirmation: newPassword }
  const { data } = await ask(changeOwnPassword, given, { token })
  const kinds = (links: typeof data.kept) => links.map(({ kind, name }) => `${kind} ${name}`.trim()).toSorted()
  assert.deepEqual(kinds(data.removed), ['calendar of a thief', 'document of a thief', 'family'])
  assert.deepEqual(kinds(data.kept), ['calendar of the owner', 'document of the owner', 'family'])
  assert.deepEqual([await thieves.calendar(), await thieves.document()], [404, 'share_over'])
  assert.deepEqual([await own.calendar(), await own.document(), await openShares(token)], [200, 'open', 1])
  const { shares } = (await ask(ownDocument, { id: document.id }, { token })).data
  assert.deepEqual(
    shares.map(({ note, endedAt }) => [note, endedAt !== null]),
    [
      ['of a thief', true],
      ['of the owner', false],
    ],
  )
})

test('so does a reset by the school; nobody else loses a link', async () => {
  const { student, own, thieves } = await openTheft()
  const other = await openTheft()
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(resetPerson, { id: student.person.id, reason: '账号被盗' }, { token: admin.token })).code, 200)
  assert.deepEqual([await thieves.calendar(), await thieves.document()], [404, 'share_over'])
  assert.deepEqual([await own.calendar(), await own.document()], [200, 'open'])
  assert.deepEqual([await other.thieves.calendar(), await other.thieves.document(), await openShares(other.token)], [200, 'open', 2])
})

type Student = Awaited<ReturnType<typeof enrolled>>
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const isOut = (token: string) => eventually(async () => ((await ask(ownInfo, {}, { token })).result === 'login' ? true : undefined))

/** Each kind of secret link: how it is made, what its owner reads, and how many of it still open something. */
const kinds = {
  calendar: {
    open: async (student: Student) => (await ask(openFeed, { name: 'phone' }, student)).code,
    title: 'A calendar address was created',
    count: async (student: Student) => (await ask(ownFeeds, {}, student)).data.length,
  },
  family: {
    open: async (student: Student) => (await ask(openShare, { kinds: ['grades'] }, student)).code,
    title: 'A code to share with family was created',
    count: ({ token }: Student) => openShares(token),
  },
} satisfies Record<ReportedLink, unknown>

for (const [kind, { open, title, count }] of Object.entries(kinds))
  test(`a new secret link (${kind}) is reported on all channels; "this was not me" revokes it and ends all sessions`, async () => {
    const student = await enrolled(campus())
    assert.equal(await open(student), 200)
    assert.equal(await count(student), 1)
    const [message] = await eventually(async () => {
      const found = (await campus().sentTo('sms', student.person.phone)).filter((text) => tokenIn(text) !== '')
      return found.length > 0 ? found : undefined
    })
    const token = tokenIn(message)
    const mails = await waitForPost(campus(), 'mail', student.person.email)
    assert.equal(
      mails.some((mail) => tokenIn(mail) === token),
      true,
    )
    const shown = (await ask(reportedChange, { token }, { language: 'en_US' })).data
    assert.deepEqual([shown.kind, shown.title, shown.state], ['link', title, 'open'])
    assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
    await isOut(student.token)
    assert.equal(await count(await comeBack(campus(), student)), 0)
  })

test('a secret link that was revoked already is not revoked again, and the sessions end', async () => {
  const student = await enrolled(campus())
  const { id } = (await ask(openFeed, { name: 'phone' }, student)).data
  assert.equal((await ask(revokeFeed, { id }, student)).code, 200)
  const [message] = await waitForPost(campus(), 'sms', student.person.phone)
  assert.equal((await ask(undoReportedChange, { token: tokenIn(message) })).data.isReverted, false)
  await isOut(student.token)
})
