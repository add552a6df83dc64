import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeIpp, Malformed, Truncated } from './decode.ts'
import { encodeIpp } from './encode.ts'
import { boolean, enumeration, type IppMessage, integer, keyword, named, octets, preamble, range, text, uri } from './message.ts'
import { groupTags, operations, valueTags } from './tags.ts'

const whole: IppMessage = {
  version: [1, 1],
  code: operations.printJob,
  requestId: 7,
  groups: [
    { tag: groupTags.operation, attributes: [...preamble, uri('printer-uri', 'ipp://localhost/ipp/print'), named('job-name', '证明-42')] },
    {
      tag: groupTags.job,
      attributes: [
        integer('copies', 3),
        enumeration('job-state', 5),
        boolean('printer-is-accepting-jobs', true, false),
        range('page-ranges', { from: 1, to: 3 }, { from: 7, to: 7 }),
        keyword('sides', 'two-sided-long-edge'),
        text('job-state-message', ''),
        octets('printer-input-tray', 'level=120;'),
        { name: 'job-impressions', values: [{ tag: valueTags.noValue, value: null }] },
        {
          name: 'media-col',
          values: [
            {
              tag: valueTags.collection,
              value: [
                { name: 'media-size', values: [{ tag: valueTags.collection, value: [integer('x-dimension', 21_000)] }] },
                keyword('media-type', 'a', 'b'),
              ],
            },
          ],
        },
      ],
    },
    { tag: groupTags.unsupported, attributes: [] },
  ],
}

test('a message is read as it was written, and the document after it stays apart', () => {
  const bytes = encodeIpp(whole)
  const read = decodeIpp(Buffer.concat([bytes, Buffer.from('%PDF-1.7')]))
  assert.deepEqual(read.message, whole)
  assert.equal(read.end, bytes.length)
})

test('a message is written byte for byte as the standard shows it', () => {
  const bytes = encodeIpp({
    version: [1, 1],
    code: operations.getJobs,
    requestId: 0x7b,
    groups: [
      { tag: groupTags.operation, attributes: [...preamble, integer('limit', 50), keyword('requested-attributes', 'job-id', 'job-name')] },
    ],
  })
  const expected = [
    '0101000a0000007b01',
    '470012',
    Buffer.from('attributes-charset').toString('hex'),
    '0005',
    Buffer.from('utf-8').toString('hex'),
    '48001b',
    Buffer.from('attributes-natural-language').toString('hex'),
    '0002',
    Buffer.from('en').toString('hex'),
    '210005',
    Buffer.from('limit').toString('hex'),
    '000400000032',
    '440014',
    Buffer.from('requested-attributes').toString('hex'),
    '0006',
    Buffer.from('job-id').toString('hex'),
    '440000',
    '0008',
    Buffer.from('job-name').toString('hex'),
    '03',
  ]
  assert.equal(bytes.toString('hex'), expected.join(''))
})

test('every message that is cut off is reported as incomplete', () => {
  const bytes = encodeIpp(whole)
  for (let length = 0; length < bytes.length; length += 1)
    assert.throws(() => decodeIpp(bytes.subarray(0, length)), Truncated, `${length} bytes`)
})

const head = '0101000000000001'
const broken: readonly (readonly [why: string, hex: string])[] = [
  ['another protocol', Buffer.from('HTTP/1.1 200 OK\r\n').toString('hex')],
  ['a negative length of a name', `${head}0144ffff`],
  ['a negative length of a value', `${head}014400016180000000`],
  ['an attribute outside of all groups', `${head}4400016100016203`],
  ['a further value before the first', `${head}014400000001620344`],
  ['a number of three bytes', `${head}0121000161000300000103`],
  ['a yes of two bytes', `${head}0122000161000201010303`],
  ['a range of four bytes', `${head}01330001610004000000010303`],
  ['a collection that a group ends', `${head}0134000161000003000000000000`],
  ['a member without a name', `${head}013400016100002100000004000000013700000000`],
  ['collections without end', `${head}01340001610000${'4a00000001783400000000'.repeat(20)}`],
  ['a text whose language is longer than it', `${head}0135000161000400ff000003`],
]

test('what is not IPP is rejected', () => {
  for (const [why, hex] of broken) assert.throws(() => decodeIpp(Buffer.from(hex, 'hex')), Malformed, why)
})

test('an absurd length never makes it wait for bytes that do not exist in a whole answer', () => {
  const bytes = Buffer.from(`${head}014400016f7fff6162`, 'hex')
  assert.throws(() => decodeIpp(bytes), Truncated)
})

test('a message with any flipped byte is read or rejected, and nothing else happens', () => {
  const bytes = encodeIpp(whole)
  for (let at = 0; at < bytes.length; at += 1) {
    for (const flip of [0x01, 0x80, 0xff]) {
      const spoilt = Buffer.from(bytes)
      spoilt[at] = (spoilt[at] ?? 0) ^ flip
      try {
        decodeIpp(spoilt)
      } catch (error) {
        assert.ok(error instanceof Malformed, `byte ${at}: ${String(error)}`)
      }
    }
  }
})

test('texts that name their language are read as texts', () => {
  const bytes = Buffer.from(`${head}01350001610009000264650003${Buffer.from('abc').toString('hex')}03`, 'hex')
  assert.deepEqual(decodeIpp(bytes).message.groups[0]?.attributes, [{ name: 'a', values: [{ tag: valueTags.text, value: 'abc' }] }])
})
