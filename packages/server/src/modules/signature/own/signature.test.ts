import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import {
  deleteSignature,
  OwnSignature,
  previewTypedSignature,
  uploadSignature,
  uploadSignatureInfo,
  userSignature,
  userSignatureInfo,
} from '@campus/contract/signature/own-signature.ts'
import { board, maxPoints } from '@campus/contract/signature/strokes.ts'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { penStrokes, signedPaper } from '../../../testing/signatures.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { sweepSignatures } from './ending.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Who = Awaited<ReturnType<typeof enter>>

const draw = (who: Who, shift = 0) => ask(uploadSignatureInfo, { made: { method: 'drawn', strokes: penStrokes(shift) } }, who)
const infoOf = async (who: Who) => (await ask(userSignatureInfo, {}, who)).data
const upload = (who: Who, photo: Buffer) => uploadTo(campus().url, uploadSignature, who.token, photo)
const fetchOwn = async (address: string, { token }: Who) => {
  const response = await fetch(`${campus().url}${address}`, { headers: { authorization: `Bearer ${token}` } })
  return response.headers.get('content-type') === 'image/png' ? Buffer.from(await response.arrayBuffer()) : undefined
}
const stored = async ({ person }: Who) =>
  await campus()
    .base.sql.selectFrom('signature')
    .where('person_id', '=', person.id)
    .select(['state', 'strokes_encrypted', 'file_id'])
    .execute()

test('somebody signs with a pen and has a picture of it, on transparent paper, that only they can fetch', async () => {
  const who = await enter(campus(), { kind: 'visitor' })
  assert.deepEqual((await infoOf(who)).signature, null)
  assert.match(await (await fetchCall(campus().url, userSignature, {}, who)).text(), /signature_missing/)
  const { data } = await draw(who)
  assert.equal(data.method, 'drawn')
  assert.deepEqual((await infoOf(who)).signature, data)
  const picture = await fetchOwn(data.picture, who)
  assert.ok(picture)
  const { width, height, channels } = await sharp(picture).metadata()
  assert.ok(channels === 4 && width > 600 && width > 2 * height, 'cut to its edges')
  const whole = await fetchCall(campus().url, userSignature, {}, who)
  assert.ok(Buffer.from(await whole.arrayBuffer()).equals(picture))
  const stranger = await enter(campus(), { schoolId: who.schoolId })
  assert.equal(await fetchOwn(data.picture, stranger), undefined)
  assert.equal((await infoOf(stranger)).signature, null)
})

test('strokes and picture are stored unreadable without the secret', async () => {
  const who = await enter(campus())
  await draw(who)
  const [row] = await stored(who)
  assert.ok(row?.strokes_encrypted && !row.strokes_encrypted.toString('latin1').includes('[[[100,200]'))
  const file = await campus().base.sql.selectFrom('file').where('id', '=', row.file_id).select('blob_key').executeTakeFirstOrThrow()
  const bytes = await campus().base.services.blobs.get(file.blob_key)
  assert.ok(bytes)
  assert.notEqual((await buffer(bytes)).subarray(1, 4).toString(), 'PNG')
})

test('strokes that no pen draws are refused, and nothing is stored', async () => {
  const who = await enter(campus())
  const line = (count: number) => Array.from({ length: count }, (_, at) => [at % board.width, 1] as const)
  const lines = (count: number) => Array.from({ length: count }, () => line(2))
  const bad: readonly unknown[] = [
    [],
    [[]],
    [
      [
        [Number.NaN, 1],
        [2, 3],
      ],
    ],
    [
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      [
        [1e9, 0],
        [0, 0],
      ],
    ],
    [
      [
        [Number.POSITIVE_INFINITY, 0],
        [0, 0],
      ],
    ],
    'M0 0L9 9',
    [line(2001)],
    lines(201),
    Array.from({ length: 5 }, () => line(maxPoints / 4)),
  ]
  for (const strokes of bad) {
    const made = { method: 'drawn', strokes } as never
    assert.equal((await ask(uploadSignatureInfo, { made }, who)).error, 'bad_input', JSON.stringify(strokes).slice(0, 60))
  }
  for (const made of [{ method: 'stamp' }, { method: 'photo' }, { method: 'typed', name: '<svg>' }, { method: 'typed', name: ' ' }])
    assert.equal((await ask(uploadSignatureInfo, { made: made as never }, who)).error, 'bad_input', JSON.stringify(made))
  const dot = { method: 'drawn' as const, strokes: [[[10, 10] as [number, number], [12, 12] as [number, number]]] }
  assert.equal((await ask(uploadSignatureInfo, { made: dot }, who)).error, 'signature_too_short')
  assert.deepEqual(await stored(who), [])
})

test('a typed name becomes a signature, in Chinese and in Latin letters, after a look at it', async () => {
  const who = await enter(campus(), { kind: 'family' })
  for (const name of ['欧阳小雨', 'Anna-Maria Šmíd', '迪丽热巴·迪力木拉提']) {
    const { data: shown } = await ask(previewTypedSignature, { name }, who)
    const seen = Buffer.from(shown.picture.replace('data:image/png;base64,', ''), 'base64')
    const { data } = await ask(uploadSignatureInfo, { made: { method: 'typed', name } }, who)
    assert.equal(data.method, 'typed')
    assert.ok((await fetchOwn(data.picture, who))?.equals(seen), 'as it was shown')
  }
  const { error, data } = await ask(previewTypedSignature, { name: '王𱍐' }, who)
  assert.deepEqual([error, data], ['character_missing', { characters: '𱍐' }])
})

test('a photo of paper is shown before it is kept, and only its owner can keep it', async () => {
  const [who, stranger] = [await enter(campus()), await enter(campus())]
  const draft = OwnSignature.parse((await upload(who, await signedPaper())).data)
  assert.ok(await fetchOwn(draft.picture, who))
  assert.equal((await infoOf(who)).signature, null, 'nothing is kept silently')
  const made = { method: 'photo', id: draft.id } as const
  assert.equal((await ask(uploadSignatureInfo, { made }, stranger)).error, 'not_found')
  assert.equal((await ask(uploadSignatureInfo, { made }, who)).data.fileId, draft.fileId)
  assert.equal((await infoOf(who)).signature?.method, 'photo')
  assert.equal((await ask(uploadSignatureInfo, { made }, who)).error, 'not_found', 'once')
  assert.equal((await infoOf(who)).signature?.method, 'photo', 'a refused one takes nothing away')
  assert.equal((await upload(who, await signedPaper('M0 0'))).error, 'signature_unreadable')
  assert.equal((await upload(who, Buffer.from('%PDF-1.7'))).error, 'file_kind')
  assert.equal((await upload(who, (await signedPaper()).subarray(0, 400))).error, 'picture_broken')
})

test('a photo that nobody kept is deleted after a day, and a second one replaces it at once', async () => {
  const who = await enter(campus())
  const first = OwnSignature.parse((await upload(who, await signedPaper())).data)
  const second = OwnSignature.parse((await upload(who, await signedPaper())).data)
  assert.equal(await fetchOwn(first.picture, who), undefined)
  const ctx = systemContext(campus().base)
  await sweepSignatures(ctx)
  assert.ok(await fetchOwn(second.picture, who))
  await sweepSignatures({ ...ctx, now: () => new Date(Date.now() + 90_000_000) })
  assert.equal(await fetchOwn(second.picture, who), undefined)
  assert.deepEqual(await stored(who), [])
})

test('of replacements at the same moment one remains, and of the others nothing', async () => {
  const who = await enter(campus())
  const answers = await Promise.all([0, 10, 20].map((shift) => draw(who, shift)))
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200, 200],
  )
  const rows = await stored(who)
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['current'],
  )
  const files = campus().base.sql.selectFrom('file').where('owner_id', '=', who.person.id).select('id').execute()
  assert.deepEqual(await files, [{ id: rows[0]?.file_id }])
})

test('a signature is deleted at will, also twice, and a stranger deletes only their own', async () => {
  const [who, stranger] = [await enter(campus()), await enter(campus())]
  const { data } = await draw(who)
  assert.equal((await ask(deleteSignature, {}, stranger)).code, 200)
  assert.ok((await infoOf(who)).signature)
  const answers = await Promise.all([1, 2].map(() => ask(deleteSignature, {}, who)))
  assert.ok(answers.every(({ code }) => code === 200))
  assert.equal((await infoOf(who)).signature, null)
  assert.equal(await fetchOwn(data.picture, who), undefined)
  assert.deepEqual(await stored(who), [])
})
