import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleLook, saveLook as save } from '@campus/contract/school/console/look.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { schoolLogo } from '@campus/contract/school/look.ts'
import sharp from 'sharp'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const picture = (side: number) =>
  sharp({ create: { width: side * 2, height: side, channels: 4, background: '#7a0019' } })
    .withExif({ IFD0: { Copyright: 'who took it' } })
    .png()
    .toBuffer()

const names = { name: '明德大学', nameEn: 'Mingde University', nameTw: '明德大學' }

const makeAdmin = async () => {
  const school = await makeSchool(campus().base.sql)
  return { school, ...(await enter(campus(), { schoolId: school.id, roles: ['admin'] })) }
}

test('logo, colour and names that an administrator saves are on the login page of that school alone', async () => {
  const { school, token } = await makeAdmin()
  const other = await makeSchool(campus().base.sql)
  const pageOf = async (schoolId: string) => (await ask(loginInit, { schoolId })).data
  assert.deepEqual((await pageOf(school.id)).look, { colour: null, logo: '' })

  const logo = (await picture(700)).toString('base64')
  const saved = (await ask(save, { ...names, colour: '#7A0019', logo, version: 0 }, { token })).data
  assert.deepEqual([saved.colour, saved.version], ['#7a0019', 1])
  const page = await pageOf(school.id)
  assert.deepEqual([page.school.nameEn, page.look], [names.nameEn, { colour: '#7a0019', logo: saved.logo }])
  assert.deepEqual((await pageOf(other.id)).look, { colour: null, logo: '' })

  const shown = await fetch(campus().url + saved.logo)
  const bytes = Buffer.from(await shown.arrayBuffer())
  const { format, width, exif } = await sharp(bytes).metadata()
  assert.deepEqual([shown.headers.get('content-type'), format, width, exif], ['image/png', 'png', 512, undefined])
  assert.match(shown.headers.get('cache-control') ?? '', /^public, .*immutable$/)
  const known = { 'if-none-match': shown.headers.get('etag') ?? '' }
  assert.equal((await fetch(campus().url + saved.logo, { headers: known })).status, 304)
  const without = await fetch(`${campus().url}${schoolLogo.path}?schoolId=${school.id}`)
  assert.deepEqual([without.status, without.headers.get('cache-control')], [200, 'public, no-cache'])
  assert.equal((await fetch(`${campus().url}${schoolLogo.path}?schoolId=${other.id}`)).status, 404)

  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('school_id', '=', school.id)
    .where('action', '=', 'school.look_changed')
    .select('details')
    .execute()
  assert.deepEqual(
    entries.map(({ details }) => Object.keys(details ?? {}).toSorted()),
    [['colour', 'logo', 'name', 'nameEn', 'nameTw']],
  )

  // Without a word about the logo it stays; null takes it away.
  const kept = (await ask(save, { ...names, colour: null, version: 1 }, { token })).data
  assert.deepEqual([kept.colour, kept.logo], [null, saved.logo])
  assert.equal((await ask(save, { ...names, colour: null, logo: null, version: 2 }, { token })).data.logo, '')
  assert.equal((await fetch(campus().url + saved.logo)).status, 404)
})

test('of two who save at once one is told that the look has changed, and nothing of theirs is kept', async () => {
  const { token } = await makeAdmin()
  const answers = await Promise.all(
    ['#7a0019', '#00417a'].map((colour) => ask(save, { ...names, nameEn: colour, colour, version: 0 }, { token })),
  )
  assert.deepEqual(answers.map(({ error }) => error ?? 'saved').toSorted(), ['look_changed', 'saved'])
  const { colour, nameEn, version } = (await ask(consoleLook, {}, { token })).data
  assert.deepEqual([nameEn, version], [colour, 1])
})

test('a pale colour and what is no logo are refused, and others may not change the look', async () => {
  const { school, token } = await makeAdmin()
  const change = (given: object) => ask(save, { ...names, colour: null, version: 0, ...given }, { token, language: 'en_US' })
  const pale = await change({ colour: '#8ab4ff' })
  assert.deepEqual([pale.error, Object.keys(pale.fields ?? {})], ['bad_input', ['colour']])
  assert.equal((await change({ colour: 'red;}' })).error, 'bad_input')
  const png = await picture(100)
  const wrong: readonly (readonly [string, Buffer])[] = [
    ['file_kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script/></svg>')],
    ['file_kind', await sharp(png).webp().toBuffer()],
    ['picture_broken', png.subarray(0, 60)],
    ['picture_too_small', await picture(40)],
    ['too_large', Buffer.concat([png, Buffer.alloc(1024 * 1024)])],
  ]
  for (const [error, bytes] of wrong) assert.equal((await change({ logo: bytes.toString('base64') })).error, error)
  assert.equal((await ask(consoleLook, {}, { token })).data.version, 0)
  const teacher = await enter(campus(), { schoolId: school.id, roles: ['teacher'] })
  assert.equal((await ask(save, { ...names, colour: null, version: 0 }, { token: teacher.token })).error, 'forbidden')
})
