import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { resetPerson } from '@campus/contract/administration/people.ts'
import { ownDocument, shareDocument } from '@campus/contract/documents/own-documents.ts'
import { openFeed } from '@campus/contract/schedule/feeds.ts'
import { openShare, ownShares } from '@campus/contract/schedule/shares.ts'
import { openShare as openDocumentShare } from '@campus/contract/verification/shares.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled, makeOne } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { testPassword } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

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
