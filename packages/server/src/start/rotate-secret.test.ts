import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { call, Done } from '@campus/contract/call.ts'
import { z } from 'zod'
import { systemContext } from '../context/context.ts'
import { encryptedPlaces } from '../encrypted-places.ts'
import { once } from '../http/idempotency.ts'
import { credentialPlace, factsPlace } from '../modules/documents/issued/kept-facts.ts'
import { codeKey, ensureChain } from '../modules/documents/keys/keys.service.ts'
import { queueMails } from '../modules/messages/sending/mail-queue.service.ts'
import { encryptEmergencyIdCard, openEmergencyIdCard } from '../modules/people/emergency/emergency-id-card.ts'
import { findHolderByIdCard } from '../modules/people/person/holder.service.ts'
import { encryptIdCard, openIdCard } from '../modules/people/person/id-card.service.ts'
import { sha256 } from '../platform/crypto/digest.ts'
import { secretBoxOf } from '../platform/crypto/secret-box.ts'
import { runText } from '../platform/db/sql.ts'
import { getStored } from '../ports/blobs/encrypted-blob.ts'
import { enter } from '../testing/enter.ts'
import { makeTemplate } from '../testing/templates.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { encryptStored } from './encrypt-stored.ts'
import { rotateSecret } from './rotate-secret.ts'

const [oldSecret, newSecret] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
const campus = useTestCampus({ environment: { CAMPUS_SECRET: oldSecret } })
const [previous, current] = [secretBoxOf(oldSecret), secretBoxOf(newSecret)]

const idCard = '11010519491231002X'
const share = call({
  method: 'POST',
  path: '/test/share',
  who: 'user',
  summary: 'x',
  body: z.object({}),
  output: Done,
  idempotency: 'accepted',
})

/** A school with something in many of the encrypted places, and a document that lies in the clear. */
const fill = async () => {
  const { base } = campus()
  const { sql } = base
  const { person, schoolId } = await enter(campus())
  const ctx = systemContext(base)
  await ensureChain(ctx, schoolId)
  await sql.updateTable('person').set(encryptIdCard(previous, idCard)).where('id', '=', person.id).execute()
  const emergency = { school_id: schoolId, person_id: person.id, position: 1, name: '林母', phone: '13800000000', relation: '母亲' }
  await sql
    .insertInto('emergency_contact')
    .values({ ...emergency, id_card_encrypted: encryptEmergencyIdCard(previous, idCard) })
    .execute()
  const key = randomUUID()
  await once(ctx, share, key, {}, async () => ({ link: 'a secret link' }))
  await queueMails(ctx, [
    { mail: { to: 'a@example.com', subject: 'x', text: 'y', html: 'z' }, startAfter: new Date(Date.now() + 86_400_000) },
  ])
  const pdf = Buffer.from(`%PDF-1.7 ${randomUUID()}`)
  const { key: blobKey } = await base.services.blobs.put(Readable.from([pdf]), { maxBytes: 1000 })
  const template = await makeTemplate(sql, schoolId)
  const document = await sql
    .insertInto('issued_document')
    .values({
      school_id: schoolId,
      template_id: template.id,
      template_version_id: template.versionId,
      holder_id: person.id,
      made_by: person.id,
      serial: randomUUID(),
      anti_forgery_code: randomUUID(),
      facts_encrypted: previous.encrypt('{}', factsPlace),
      facts_sha256: Buffer.alloc(32),
      credential_encrypted: previous.encrypt('{"a":1}', credentialPlace),
      qr_text: '',
      state: 'issued',
      blob_key: blobKey,
      size: pdf.length,
      sha256: sha256(pdf),
      issued_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { person, schoolId, key, documentId: document.id, pdf, ctx }
}

/** All values of all places, with what opens them. */
const openedBy = async () => {
  const counts = { current: 0, previous: 0, neither: 0 }
  for (const { table, column, key, needs = [], about, inside } of encryptedPlaces) {
    const read = inside?.read ?? column
    const { rows } = await runText(
      campus().base.sql,
      `select ${[...key, ...needs].join(', ')}, ${read} as value from ${table} where ${read} is not null and ${inside?.where ?? 'true'}`,
    )
    for (const row of rows) {
      const opens = (secretBox: typeof current) => {
        try {
          secretBox.decrypt(row['value'] as Buffer, about(row))
          return true
        } catch {
          return false
        }
      }
      counts[opens(current) ? 'current' : opens(previous) ? 'previous' : 'neither'] += 1
    }
  }
  return counts
}

test('a rotation that is interrupted continues: everything is encrypted with the new secret, and hashes and triggers match', async () => {
  const filled = await fill()
  const { sql, services } = campus().base
  const before = await openedBy()
  const historyOf = () => sql.selectFrom('record_history').where('person_id', '=', filled.person.id).select('id').execute()
  const known = await historyOf()
  assert.equal(before.current + before.neither, 0)
  assert.ok(before.previous >= 9, String(before.previous))
  let left = 5
  const failing = {
    ...current,
    encrypt: (plain: string, about: string) => {
      left -= 1
      if (left < 0) throw new Error('the machine lost its power')
      return current.encrypt(plain, about)
    },
  }
  await assert.rejects(
    rotateSecret(sql, { current: failing, previous }, () => {}),
    /lost its power/,
  )
  const halfway = await openedBy()
  assert.ok(halfway.current > 0 && halfway.previous > 0, JSON.stringify(halfway))

  // Meanwhile a server that knows both reads and finds everything.
  const both = { ...filled.ctx, services: { ...services, secretBox: secretBoxOf(newSecret, oldSecret) } }
  assert.equal((await findHolderByIdCard(both, { schoolId: filled.schoolId, userType: filled.person.kind, idCard }))?.id, filled.person.id)
  assert.deepEqual(await once(both, share, filled.key, {}, () => assert.fail('done twice')), { link: 'a secret link' })

  const reports = await rotateSecret(sql, { current, previous }, () => {})
  assert.equal(
    reports.reduce((sum, { unreadable }) => sum + unreadable, 0),
    0,
  )
  assert.deepEqual(await openedBy(), { current: before.previous, previous: 0, neither: 0 })
  assert.deepEqual(await historyOf(), known, 'the number is the same, so its history does not grow')
  const person = await sql.selectFrom('person').where('id', '=', filled.person.id).selectAll().executeTakeFirstOrThrow()
  assert.equal(openIdCard(current, person.id_card_encrypted ?? Buffer.alloc(0)), idCard)
  assert.ok(person.id_card_hash?.equals(current.fingerprint(idCard, 'person.id_card')))
  const contact = await sql.selectFrom('emergency_contact').where('person_id', '=', filled.person.id).selectAll().executeTakeFirstOrThrow()
  assert.equal(openEmergencyIdCard(current, contact.id_card_encrypted ?? Buffer.alloc(0)), idCard)
  assert.ok(await codeKey({ ...filled.ctx, services: { ...services, secretBox: current } }, filled.schoolId))
  // The triggers guard again.
  await assert.rejects(
    sql
      .updateTable('issued_document')
      .set({ facts_encrypted: Buffer.alloc(1) })
      .where('id', '=', filled.documentId)
      .execute(),
    /cannot be changed/,
  )
  // Again, and nothing is left to do.
  assert.equal(
    (await rotateSecret(sql, { current, previous }, () => {})).reduce((sum, { changed }) => sum + changed, 0),
    0,
  )
})

test('a document stored in plain is encrypted and reads the same; one changed in the store is not accepted', async () => {
  const { documentId, pdf, ctx } = await fill()
  const row = () => ctx.sql.selectFrom('issued_document').where('id', '=', documentId).selectAll().executeTakeFirstOrThrow()
  const earlier = await row()
  const read = async (stored: Awaited<ReturnType<typeof row>>) => {
    const content = await getStored(ctx.services, { blobKey: stored.blob_key ?? '', keyEncrypted: stored.key_encrypted })
    return content && buffer(content)
  }
  assert.ok((await read(earlier))?.equals(pdf))
  const counts = await encryptStored(ctx)
  assert.ok(counts.encrypted >= 1 && counts.missing === 0)
  const later = await row()
  assert.notEqual(later.blob_key, earlier.blob_key)
  assert.ok((await read(later))?.equals(pdf))
  const atRest = await ctx.services.blobs.get(later.blob_key ?? '')
  assert.equal((atRest && (await buffer(atRest)))?.includes('%PDF'), false)
  assert.deepEqual(await encryptStored(ctx), { encrypted: 0, missing: 0 })
})
