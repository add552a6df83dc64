import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SecretBox } from '@campus/server/platform/crypto/secret-box.ts'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import type { BlobPort } from '@campus/server/ports/blobs/blobs.ts'

interface Filled {
  readonly sql: Sql
  readonly secretBox: SecretBox
  readonly blobs: BlobPort
  readonly today: Date
}

/** Tests of photos and faces in a school that was filled before. */
export const testFilledPhotos = (filled: () => Filled): void => {
  const count = async (text: string) => Number((await runText(filled().sql, `select count(*) as count from ${text}`)).rows[0]?.['count'])

  test('photos are there in every state, most students have none, and papers wait for somebody to look at them', async () => {
    const { sql, blobs } = filled()
    const states = await sql.selectFrom('photo').select('state').distinct().orderBy('state').execute()
    assert.deepEqual(
      states.map(({ state }) => state),
      ['error', 'failed', 'mismatch', 'passed', 'reviewing'],
    )
    assert.equal(await count('photo'), 60)
    assert.equal(await count("identity_paper where state = 'reviewing'"), 3)
    assert.equal(await count("file where use in ('photo', 'paper') and key_encrypted is null"), 0)
    const onDocuments = "person where portrait_file_id in (select file_id from photo where state = 'passed')"
    assert.equal(await count(onDocuments), 37)
    const kept = await sql.selectFrom('file').where('use', 'in', ['photo', 'paper']).select('blob_key').execute()
    for (const { blob_key } of kept) assert.ok(await blobs.stat(blob_key))
  })

  test('a child under 14 has the consent of a guardian, another has none and no face', async () => {
    const { sql, secretBox, today } = filled()
    const children = await sql
      .selectFrom('face_guardian')
      .innerJoin('person as child', 'child.id', 'child_id')
      .innerJoin('person as guardian', 'guardian.id', 'guardian_id')
      .orderBy('child.number')
      .select(['child.id', 'child.id_card_encrypted', 'child.portrait_file_id', 'guardian.kind'])
      .execute()
    const found = await Promise.all(
      children.map(async ({ id, id_card_encrypted, kind, portrait_file_id }) => {
        const born = Number(secretBox.decrypt(id_card_encrypted ?? Buffer.alloc(0), 'person.id_card').slice(6, 10))
        const { rows } = await runText(sql, "select has_face_consent($1, array['portrait']) as has", [id])
        return { kind, isUnder14: today.getFullYear() - born < 14, has: rows[0]?.['has'], portrait_file_id }
      }),
    )
    const child = { kind: 'family', isUnder14: true, portrait_file_id: null }
    assert.deepEqual(found, [
      { ...child, has: true },
      { ...child, has: false },
    ])
  })
}
