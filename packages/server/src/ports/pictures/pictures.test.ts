import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import type { PictureWork } from './picture-task.ts'
import { openPictures, PicturesBusy } from './pictures.ts'

const frame: PictureWork = { kind: 'frame', shape: 'free', max: 4096, min: [1, 1] }

const open = (test: TestContext, options: { workers?: number; maxPerPerson?: number } = {}) => {
  const pictures = openPictures({ workers: 1, ...options })
  test.after(() => pictures.close())
  return pictures
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#335577' } })

test('a picture is drawn by a child, upright and without hidden data', async (t) => {
  const bytes = await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const drawn = await open(t).draw({ bytes, work: frame }, 'li')
  assert.ok('picture' in drawn)
  assert.deepEqual([drawn.width, drawn.height], [40, 60])
  assert.equal((await sharp(drawn.picture).metadata()).exif, undefined)
})

test('small files that unpack to huge pictures do not take the memory of the server', async (t) => {
  const pictures = open(t)
  const bomb = await plain(7000, 7000).png({ compressionLevel: 9 }).toBuffer()
  assert.ok(bomb.length < 200_000)
  const before = process.memoryUsage.rss()
  let max = before
  const watch = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss())
  }, 10)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, person) => pictures.draw({ bytes: bomb, work: frame }, `person ${person}`)),
  )
  clearInterval(watch)
  assert.ok(answers.every((answer) => 'picture' in answer && answer.width === 4096))
  assert.ok(max - before < 100 * 2 ** 20, `${((max - before) / 2 ** 20).toFixed(0)} MB more`)
})

test('what claims more points than any camera has is refused before it is unpacked', async (t) => {
  const bytes = await plain(7200, 7200).png().toBuffer()
  assert.deepEqual(await open(t).draw({ bytes, work: frame }, 'li'), { refused: 'picture_broken' })
  assert.deepEqual(await open(t).draw({ bytes: Buffer.from('no picture'), work: frame }, 'li'), { refused: 'picture_broken' })
})

test('one person has a few pictures in the queue and no more, and others are not held up', async (t) => {
  const pictures = open(t, { maxPerPerson: 2 })
  const bytes = await plain(100, 100).png().toBuffer()
  const draw = (who?: string) => pictures.draw({ bytes, work: frame }, who)
  const answers = await Promise.allSettled([draw('li'), draw('li'), draw('li'), draw('wang'), draw(), draw(), draw()])
  assert.deepEqual(
    answers.map((answer) => (answer.status === 'rejected' ? answer.reason instanceof PicturesBusy : 'drawn')),
    ['drawn', 'drawn', true, 'drawn', 'drawn', 'drawn', 'drawn'],
  )
  assert.ok('picture' in (await draw('li')), 'there is room again')
})
