import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixWatermark, schoolWatermark, userNameWatermark } from './watermark-look.ts'

test('a watermark without further settings is a tile of 150 by 150', () => {
  assert.deepEqual(fixWatermark({ watermarkText: '示范大学' }).tile, { width: 150, height: 150 })
})

test("a person's name is on a tile of 150 by 200, turned by -20 degrees", () => {
  const look = userNameWatermark('王小明')
  assert.deepEqual([look.watermarkText, look.tile, look.rotation], ['王小明', { width: 150, height: 200 }, -20])
})

test("the school's own settings are used", () => {
  const look = fixWatermark({ watermarkText: 'x', textSize: 20, textColor: '#c00', transparency: 90, rotation: 30 })
  assert.deepEqual([look.textSize, look.textColor, look.transparency, look.rotation], [20, '#c00', 90, 30])
})

test('settings out of range are brought back into it; transparency is the school’s, from 0 to 100', () => {
  const look = fixWatermark({ watermarkText: 'x', textSize: 900, textColor: 'url(#x)', transparency: 120, rotation: Number.NaN })
  assert.deepEqual([look.textSize, look.textColor, look.transparency, look.rotation], [48, '#808080', 100, -90])
  for (const transparency of [0, 100]) assert.equal(fixWatermark({ watermarkText: 'x', transparency }).transparency, transparency)
})

test('where the school wrote no text the name stands there, as strong as the school wants it', () => {
  const given = { watermarkText: ' ', textSize: 20, textColor: '#c00000', transparency: 30, rotation: 10 }
  const { watermarkText, textSize, transparency, tile, rotation } = schoolWatermark(given, '王小明')
  assert.deepEqual([watermarkText, textSize, transparency, tile.height, rotation], ['王小明', 20, 30, 200, -20])
  assert.equal(schoolWatermark({ ...given, watermarkText: '示范大学' }, '王小明').watermarkText, '示范大学')
})
