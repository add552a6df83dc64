import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameDevice, withModel } from './device-name.ts'

const seen: readonly (readonly [userAgent: string, name: string])[] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome · Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome · iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 SamsungBrowser/27.0',
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'WeChat · Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/7.0.1 wxwork/4.1.30',
    'WeCom · Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 Chrome/114.0 HuaweiBrowser/15.0 Mobile Safari/537.36',
    'Huawei Browser · HarmonyOS',
  ],
  ['Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)', 'Android'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
]

test('a device has a name that its owner recognises', () => {
  for (const [userAgent, name] of seen) assert.equal(nameDevice(userAgent, 'en_US'), name)
})

test('apps that have a Chinese name are called by it', () => {
  const inWechat = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'
  assert.equal(nameDevice(inWechat, 'zh_CN'), '微信 · iPhone')
  assert.equal(nameDevice('', 'zh_TW'), '未知裝置')
})

test('the model that the app was told stands instead of the system, unless it could be an address or is no name', () => {
  const [chrome] = seen[0] ?? ['']
  const named = (model: string | undefined) => nameDevice(withModel(chrome, model), 'en_US')
  assert.equal(named('Pixel%209'), 'Chrome · Pixel 9')
  assert.equal(named('%E5%8D%8E%E4%B8%BA%20Mate'), 'Chrome · 华为 Mate')
  for (const bad of [undefined, '', 'evil.example', 'a b', '%00', '%E5', 'x'.repeat(41), '<b>'])
    assert.equal(named(bad), 'Chrome · Windows', bad)
})
