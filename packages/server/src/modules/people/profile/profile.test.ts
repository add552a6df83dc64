import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { uploadAvatar } from '@campus/contract/people/own-photos.ts'
import { ownBaseInfo, ownProfile, updateOwnInfo, updateOwnPinyin } from '@campus/contract/people/own-profile.ts'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { encryptIdCard } from '../person/id-card.service.ts'
import { presentSessionUser } from '../person/person.service.ts'

const campus = useTestCampus()
const idCard = '11010519491231002X'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Make: 'Phone of mine' } })
    .jpeg()
    .toBuffer()

const fetchPicture = async (address: string, token: string) =>
  fetch(`${campus().url}${address}`, { headers: { authorization: `Bearer ${token}` } })

test('my profile shows where I belong from the college down, and my numbers masked', async () => {
  const { base, url } = campus()
  const { token, person, schoolId } = await enter(campus(), { name: '林晓雨' })
  const college = await makeUnit(base.sql, schoolId, { kind: 'college', code: 'C1' })
  const major = await makeUnit(base.sql, schoolId, { kind: 'major', code: 'M1', parentId: college })
  const ownClass = await makeUnit(base.sql, schoolId, { kind: 'class', code: 'K1', parentId: major })
  await base.sql
    .updateTable('person')
    .set({ org_unit_id: ownClass, grade: '2024', ...encryptIdCard(base.services.secretBox, idCard) })
    .where('id', '=', person.id)
    .execute()
  const { data } = await asker(url)(ownProfile, {}, { token })
  assert.deepEqual(
    data.units.map(({ id, kind, nameEn }) => [id, kind, nameEn]),
    [
      [college, 'college', 'C1 en'],
      [major, 'major', 'M1 en'],
      [ownClass, 'class', 'K1 en'],
    ],
  )
  assert.deepEqual([data.grade, data.idCard, data.emergencyContacts], ['2024', '110***********002X', 0])
  assert.deepEqual(data.completion, {
    percent: 25,
    missing: ['nickname', 'namePinyin', 'avatar', 'portrait', 'qq', 'emergencyContact'],
  })
  assert.doesNotMatch(JSON.stringify(data), new RegExp(`${person.phone}|${person.email}|${idCard}`))
  const { data: baseInfo } = await asker(url)(ownBaseInfo, {}, { token, language: 'en_US' })
  assert.deepEqual([baseInfo.unitName, baseInfo.suggestedPinyin, baseInfo.number], ['K1 en', 'Lin Xiaoyu', person.number])
})

test('nickname, QQ and pinyin change at once, and what is left out stays', async () => {
  const { token } = await enter(campus())
  const ask = asker(campus().url)
  assert.equal((await ask(updateOwnInfo, { nickname: '校园里的小明', qq: '12345678' }, { token })).code, 200)
  assert.equal((await ask(updateOwnInfo, { qq: '' }, { token })).code, 200)
  assert.equal((await ask(updateOwnPinyin, { namePinyin: "Xi'an Ming" }, { token })).code, 200)
  const { data } = await ask(ownProfile, {}, { token })
  assert.deepEqual([data.nickname, data.qq, data.namePinyin], ['校园里的小明', '', "Xi'an Ming"])
})

test('bad input names its field, in the language of the reader', async () => {
  const { token } = await enter(campus())
  const ask = asker(campus().url)
  const refused = await ask(updateOwnInfo, { nickname: '短', qq: '012' }, { token, language: 'en_US' })
  assert.deepEqual(refused.fields, { nickname: 'Nicknames are 6 to 50 characters long', qq: 'QQ numbers are 5 to 12 digits long' })
  assert.deepEqual(Object.keys((await ask(updateOwnInfo, {}, { token })).fields ?? {}), ['nickname'])
  assert.deepEqual(Object.keys((await ask(updateOwnPinyin, { namePinyin: '小明' }, { token })).fields ?? {}), ['namePinyin'])
})

test('an avatar becomes a square without hidden data, shows everywhere at once, and takes the place of the one before', async () => {
  const { base, url } = campus()
  const { token, person } = await enter(campus())
  const first = uploadAvatar.output.parse((await uploadTo(url, uploadAvatar, token, await picture(900, 600))).data)
  const bytes = Buffer.from(await (await fetchPicture(first.url, token)).arrayBuffer())
  const { width, height, exif } = await sharp(bytes).metadata()
  assert.deepEqual([width, height, exif], [512, 512, undefined])
  assert.equal((await asker(url)(ownInfo, {}, { token })).data.avatar, first.url)
  assert.equal((await presentSessionUser(systemContext(base), person.id)).user.avatar, first.url)
  await uploadTo(url, uploadAvatar, token, await picture(300, 300))
  const files = await base.sql.selectFrom('file').where('owner_id', '=', person.id).select('use').execute()
  assert.deepEqual(files, [{ use: 'avatar' }])
  const gone = (await (await fetchPicture(first.url, token)).json()) as { error: string }
  assert.equal(gone.error, 'not_found')
})

test('of avatars brought at once one stays, and no file is left over', async () => {
  const { base, url } = campus()
  const { token, person } = await enter(campus())
  const pictures = await Promise.all([[100, 200] as const, [200, 100] as const, [150, 150] as const].map(([w, h]) => picture(w, h)))
  const answers = await Promise.all(pictures.map((bytes) => uploadTo(url, uploadAvatar, token, bytes)))
  assert.ok(answers.every(({ code }) => code === 200))
  const left = await base.sql.selectFrom('file').where('owner_id', '=', person.id).select('id').execute()
  const kept = await base.sql.selectFrom('person').where('id', '=', person.id).select('avatar_file_id').executeTakeFirstOrThrow()
  assert.deepEqual(left, [{ id: kept.avatar_file_id }])
})
