import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Door, doorTo } from './door.ts'

const info = {
  hindrance: null,
  needsApproval: false,
  ways: ['download', 'paper'],
  wantsPhoto: false,
  hasPhoto: false,
  choosesCourses: false,
} satisfies Parameters<typeof doorTo>[0]
const known = { nextPrice: 0, hasMissingData: false }
const dayLimit = { word: 'usage_limit_day', text: '今天的申请次数已用完，请明天再来' }

const cases: readonly [
  sentence: string,
  info: Partial<Parameters<typeof doorTo>[0]>,
  known: { nextPrice?: number; hasMissingData?: boolean },
  door: Door,
][] = [
  ['a free certificate without approval is had at once', {}, {}, 'at_once'],
  ['a limit that is reached comes before everything else', { hindrance: dayLimit, needsApproval: true }, { nextPrice: 500 }, 'blocked'],
  ['what somebody has to approve is applied for', { needsApproval: true }, {}, 'apply'],
  ['what costs something now is applied for', {}, { nextPrice: 500 }, 'apply'],
  ['what is only on paper is applied for', { ways: ['paper'] }, {}, 'apply'],
  ['a record that lacks something is completed first', { wantsPhoto: true }, { hasMissingData: true }, 'incomplete'],
  ['also before somebody has to approve it', { needsApproval: true }, { hasMissingData: true }, 'incomplete'],
  ['a portrait that is wanted is uploaded first', { wantsPhoto: true }, {}, 'photo'],
  ['the server may ask for it, too', { wantsPhoto: true, hindrance: { word: 'photo_needed', text: '请先上传证件照' } }, {}, 'photo'],
  ['a portrait that is there opens the door', { wantsPhoto: true, hasPhoto: true }, {}, 'at_once'],
  ['a score proof begins with its courses', { choosesCourses: true }, {}, 'courses'],
]

for (const [sentence, changed, alsoKnown, door] of cases)
  test(sentence, () => assert.equal(doorTo({ ...info, ...changed }, { ...known, ...alsoKnown }), door))

test('nothing is promised while nobody knows the price', () => {
  assert.equal(doorTo(info, { nextPrice: undefined, hasMissingData: false }), 'apply')
})
