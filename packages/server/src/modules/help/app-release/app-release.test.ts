import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkUpgrade } from '@campus/contract/help/app-release.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { compareVersions, isVersion, judgeVersion } from './version.rules.ts'

const campus = useTestCampus({ environment: { APP_CODE: 'campus', APP_VERSION: '1.8.4' } })
const check = async (appCode: string, appVersion: string) =>
  (await asker(campus().url)(checkUpgrade, { appCode, appVersion }, { language: 'en_US' })).data

const release = (app_code: string, version: string, more: { is_forced?: boolean; address?: string; days?: number } = {}) => {
  const { days = -1, ...rest } = more
  const notes = { notes: `${version} 说明`, notes_en: `Notes ${version}`, notes_tw: `${version} 說明` }
  const published_at = later(campus().clock.now(), days * 86_400)
  return campus()
    .base.sql.insertInto('app_release')
    .values({ app_code, version, ...notes, published_at, ...rest })
    .execute()
}

test('versions are compared by their numbers', () => {
  const cases = [
    ['1.8.4', '1.8.4', 0],
    ['1.8.3', '1.8.4', -1],
    ['1.10.0', '1.9.9', 1],
    ['2.0.0', '1.99.99', 1],
    ['1.08.4', '1.8.4', 0],
  ] as const
  for (const [one, other, sign] of cases) {
    assert.equal(Math.sign(compareVersions(one, other)), sign, `${one} and ${other}`)
    assert.equal(Math.sign(compareVersions(other, one)), sign === 0 ? 0 : -sign)
  }
  assert.deepEqual(['1.2.3', '1.2', 'v1.2.3', '1.2.3-beta', ''].map(isVersion), [true, false, false, false, false])
})

test('a mandatory release in between makes the newest one mandatory', () => {
  const releases = [
    { version: '1.0.0', isForced: true },
    { version: '1.2.0', isForced: false },
    { version: '1.1.0', isForced: true },
  ]
  const judged = (asked: string) => {
    const { newer, isForced } = judgeVersion(asked, releases)
    return [newer.map(({ version }) => version), isForced]
  }
  assert.deepEqual(judged('0.9.0'), [['1.2.0', '1.1.0', '1.0.0'], true])
  assert.deepEqual(judged('1.0.0'), [['1.2.0', '1.1.0'], true])
  assert.deepEqual(judged('1.1.0'), [['1.2.0'], false])
  assert.deepEqual(judged('1.2.0'), [[], false])
})

test('an old app gets the changes, newest first, and the download address; future releases are hidden', async () => {
  await release('kiosk', '2.1.0', { address: 'https://campus.example/kiosk-2.1.0' })
  await release('kiosk', '2.0.0', { is_forced: true })
  await release('kiosk', '3.0.0', { days: 1 })
  const { notes, ...judged } = await check('kiosk', '1.0.0')
  assert.deepEqual(judged, { hasUpdate: true, isForced: true, version: '2.1.0', address: 'https://campus.example/kiosk-2.1.0' })
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['Notes 2.1.0', 'Notes 2.0.0'],
  )
  assert.deepEqual(await check('kiosk', '2.1.0'), { hasUpdate: false, isForced: false, version: '2.1.0', notes: [], address: '' })
})

test('the version that this installation serves counts as a release, and an unknown app has none', async () => {
  assert.deepEqual(await check('campus', '1.8.3'), { hasUpdate: true, isForced: false, version: '1.8.4', notes: [], address: campus().url })
  assert.equal((await check('campus', '1.8.4')).hasUpdate, false)
  assert.equal((await check('other', '0.0.1')).hasUpdate, false)
})

test('a version reads like 1.2.3', async () => {
  const { fields } = await asker(campus().url)(checkUpgrade, { appCode: '', appVersion: '1.2' })
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['appCode', 'appVersion'])
})
