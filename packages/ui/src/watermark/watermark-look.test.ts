import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixWatermark, userNameWatermark } from './watermark-look.ts'

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

test('settings that would cover the page or show nothing are brought back into range', () => {
  const look = fixWatermark({ watermarkText: 'x', textSize: 900, textColor: 'url(#x)', transparency: 0, rotation: Number.NaN })
  assert.deepEqual([look.textSize, look.textColor, look.transparency, look.rotation], [48, '#808080', 50, -90])
})
