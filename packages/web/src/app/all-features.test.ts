import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areas } from '@campus/contract/areas.ts'
import type { CallShape } from '@campus/contract/call.ts'
import { applicationsToDecide } from '@campus/contract/certificates/decisions.ts'
import { queueServices } from '@campus/contract/home/queue-services.ts'
import { askLeave, leaveToDecide } from '@campus/contract/leave/leave-requests.ts'
import { saveAnnouncement } from '@campus/contract/messages/announcements.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { managingRoles } from '@campus/contract/roles.ts'
import { verifyLog } from '@campus/contract/verification/log.ts'
import { customPinyin, pinyin } from 'pinyin-pro'
import { registeredMenu } from '../console/menu/registered-menu.ts'
import { printTabs } from '../domain/own-lists/own-lists.ts'
import type { Feature } from '../features/feature.ts'
import { myWords } from '../features/people/my/words.ts'
import { settingsWords } from '../features/people/settings/words.ts'
import { findServices } from '../launcher/find-services.ts'
import { loadKeywords, registeredTiles } from '../launcher/registered-tiles.ts'
import { allFeatures } from './all-features.ts'
import { appFeatures } from './app-features.ts'
import { consoleFeatures } from './console-features.ts'
import { registerFeatures } from './register-features.ts'

const screens = registerFeatures(allFeatures)
const tiles = registeredTiles()
const known = (path: Path) => screens.some((screen) => screen.path === path)
const keywords = await loadKeywords()

// The library reads the character as in "heavy".
customPinyin({ 重置: 'chóng zhì' })

const spell = (chinese: string) => pinyin(chinese, { toneType: 'none', type: 'array', v: true }).join(' ')

test('each feature is called like its area', () => {
  const spelt = new Set<string>(areas)
  for (const features of [appFeatures, consoleFeatures]) {
    for (const { area } of features) assert.ok(spelt.has(area), area)
    assert.equal(new Set(features.map(({ area }) => area)).size, features.length)
  }
})

test('the screens of the administration are in its own list, and nobody but those who manage may open one', () => {
  const layouts = (features: readonly Feature[]) => new Set(features.flatMap((feature) => feature.screens.map(({ layout }) => layout)))
  assert.deepEqual(layouts(consoleFeatures), new Set(['console']))
  assert.equal(layouts(appFeatures).has('console'), false)
  for (const { guard, path } of consoleFeatures.flatMap((feature) => feature.screens))
    assert.ok(Array.isArray(guard) && guard.every((role) => (managingRoles as readonly unknown[]).includes(role)), path.address)
})

test('a screen that shows one call is open to those who may use the call', () => {
  const calls: readonly (readonly [Path, CallShape])[] = [
    [certificatesPaths.decisions, applicationsToDecide],
    [certificatesPaths.decision, applicationsToDecide],
    [messagesPaths.askLeave, askLeave],
    [messagesPaths.ownLeave, askLeave],
    [messagesPaths.leaveDecisions, leaveToDecide],
    [messagesPaths.leaveDecision, leaveToDecide],
    [messagesPaths.write, saveAnnouncement],
    [verificationPaths.log, verifyLog],
  ]
  for (const [path, { who }] of calls) assert.deepEqual(screens.find((screen) => screen.path === path)?.guard, who, path.address)
})

test('no two screens share an address', () => {
  assert.equal(new Set(screens.map(({ path }) => path.address)).size, screens.length)
})

test('no two tiles share a place, and each leads to a screen', () => {
  assert.equal(new Set(tiles.map(({ order }) => order)).size, tiles.length)
  for (const { name, path } of tiles) assert.ok(known(path), name)
})

test('no two tiles that stand side by side look alike', () => {
  const shown = tiles.filter(({ isMinor, path }) => !isMinor && !registeredMenu().some((entry) => entry.path === path))
  const alike = Object.values(Object.groupBy(shown, ({ icon }) => (icon as { name: string }).name)).filter((same = []) => same.length > 1)
  assert.deepEqual(
    alike.map((same = []) => same.map(({ name }) => name)),
    [],
  )
})

test('no two entries of the administration share a place, and each leads to a screen', () => {
  const menu = registeredMenu()
  assert.equal(new Set(menu.map(({ section, order }) => `${section.order} ${order}`)).size, menu.length)
  for (const { path, details = [] } of menu) for (const led of [path, ...details]) assert.ok(known(led), led.address)
})

test('the home screen counts what waits for those who manage on the tile of the screen where they decide it', () => {
  const opened = (kind: string) => registeredMenu().find(({ waiting }) => waiting === kind)?.path
  for (const [kind, service] of Object.entries(queueServices)) {
    assert.ok(opened(kind), kind)
    assert.equal(tiles.find(({ name }) => name === service)?.path, opened(kind), kind)
  }
})

test('what leads to the account or to prints calls it as the screen is called', () => {
  const calledIn = (path: Path) => screens.find((screen) => screen.path === path)?.title
  const tileOf = (path: Path) => tiles.find((tile) => tile.path === path)?.title
  for (const title of [tileOf(accountPaths.security), myWords.security, settingsWords.security])
    assert.deepEqual(title, calledIn(accountPaths.security))
  for (const title of [tileOf(walletPaths.prints), printTabs.title]) assert.deepEqual(title, calledIn(walletPaths.prints))
})

test('every tile is spelt as its Chinese title is read', () => {
  assert.deepEqual(
    tiles.map(({ spelling }) => spelling),
    tiles.map(({ title }) => spell(title[0])),
  )
})

test('every tile goes by other words too, each spelt as it is read and none of them its own title', () => {
  assert.deepEqual(Object.keys(keywords).toSorted(), tiles.map(({ name }) => name).toSorted())
  for (const { name, title } of tiles) {
    const own = keywords[name] ?? []
    assert.ok(own.length > 0, name)
    for (const [zh, en, tw, spelling] of own) {
      assert.ok(zh && en && tw && zh !== title[0], `${name}: ${zh}`)
      assert.equal(spelling, spell(zh), name)
    }
  }
})

const wanted: [typed: string, first: string, also: readonly string[]][] = [
  ['取件', 'print-orders', ['certificate-prints', 'print-tasks', 'entrusted']],
  ['无接触', 'terminals', ['scan']],
  ['扫码', 'scan', ['login-code']],
  ['contactless', 'terminals', ['scan']],
  ['掃碼', 'scan', ['login-code']],
]

for (const [typed, first, also] of wanted) {
  test(`"${typed}" leads to ${[first, ...also].join(', ')}`, () => {
    const found = findServices(tiles, typed, keywords).map(({ name }) => name)
    assert.equal(found[0], first)
    for (const name of also) assert.ok(found.includes(name), name)
  })
}

test('no two tiles share a name, and each name is one the server keeps', () => {
  const names = tiles.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z][a-z0-9-]{1,40}$/)
})
