import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { openAppraisal } from '../../../testing/appraisal.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepCampaigns } from './close.service.ts'
import { ballotPlace, serialHash, writeContent } from './sealed-ballot.ts'

const campus = useTestCampus()
const random = (bytes: number) => randomBytes(bytes).toString('base64url')

/** So many lie in the order of their arrival by chance once in 10^18. */
const count = 20

test('counted ballots lie in an order that says nothing of their arrival, and their texts in another one', async () => {
  const { schoolId, large } = await openAppraisal(campus())
  const { sql, services } = campus().base
  const serials = Array.from({ length: count }, () => random(32))
  const waiting = serials.map((serial, index) => {
    const content = { id: large.id, serial, randomizer: random(32), signature: random(256), answers: [5, 4], salt: random(32) }
    const plain = writeContent({ ...content, text: { body: `意见 ${index}`, salt: random(32) } })
    const sealed = {
      serial_hash: serialHash(services.secretBox, content),
      content_encrypted: services.secretBox.encrypt(plain, ballotPlace),
    }
    return { school_id: schoolId, appraisal_section_id: large.id, ...sealed }
  })
  await sql.insertInto('ballot_waiting').values(waiting).execute()
  for (const serial of serials) {
    const { id } = await makePerson(sql, schoolId)
    const given = { school_id: schoolId, appraisal_section_id: large.id, person_id: id }
    await sql
      .insertInto('token_given')
      .values({ ...given, blinded_hash: Buffer.from(serial) })
      .execute()
  }
  campus().clock.advance(61 * 60)
  await sweepCampaigns(systemContext(campus().base))
  const placesOf = async (statement: string) => {
    const { rows } = await runText(sql, statement, [large.id])
    return rows.map(({ arrived }) => String(arrived))
  }
  const arrival = serials.map((_, index) => String(index))
  const ballots = (await placesOf('select serial as arrived from ballot where appraisal_section_id = $1 order by ctid')).map((serial) =>
    String(serials.indexOf(serial)),
  )
  const texts = await placesOf(
    "select replace(body, '意见 ', '') as arrived from ballot_text where appraisal_section_id = $1 order by ctid",
  )
  for (const order of [ballots, texts])
    assert.deepEqual(
      order.toSorted((one, other) => Number(one) - Number(other)),
      arrival,
    )
  assert.notDeepEqual(ballots, arrival)
  assert.notDeepEqual(texts, arrival)
  assert.notDeepEqual(texts, ballots, 'nothing joins a text to its ballot')
})
