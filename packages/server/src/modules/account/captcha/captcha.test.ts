import assert from 'node:assert/strict'
import { test } from 'node:test'
import { captchaImage } from '@campus/contract/account/captcha.ts'
import { systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { asker } from '../../../testing/ask.ts'
import { solveCaptcha } from '../../../testing/captcha.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { requireCaptcha } from './captcha.service.ts'
import { isWorkDone } from './captcha-work.rules.ts'

const campus = useTestCampus({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
const refusedAs = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code

const drawKnown = async (answer: string) => {
  const { captchaId } = await readCaptcha(campus(), {}, answer)
  return { ctx: systemContext(campus().base), captchaId }
}

test('a captcha is a picture of strokes that does not contain its letters', async () => {
  const { data } = await asker(campus().url)(captchaImage, {})
  const [head, body = ''] = data.image.split(',')
  assert.equal(head, 'data:image/svg+xml;base64')
  const svg = Buffer.from(body, 'base64').toString()
  assert.match(svg, /^<svg [^>]+>.*<path .*<\/svg>$/)
  assert.doesNotMatch(svg, /<text|<title|<g[ >]|transform/)
  assert.ok((svg.match(/M/g) ?? []).length > 20)
})

test('two captchas are never drawn alike', async () => {
  const [one, two] = await Promise.all([asker(campus().url)(captchaImage, {}), asker(campus().url)(captchaImage, {})])
  assert.notEqual(one.data.image, two.data.image)
  assert.notEqual(one.data.work.challenge, two.data.work.challenge)
})

test('the right answer passes in lower case, too, and only once', async () => {
  const { ctx, captchaId } = await drawKnown('ACD34')
  await requireCaptcha(ctx, { captchaId, answer: 'acd34' })
  await assert.rejects(requireCaptcha(ctx, { captchaId, answer: 'acd34' }), refusedAs('captcha_wrong'))
})

test('a wrong answer uses up the captcha', async () => {
  const { ctx, captchaId } = await drawKnown('ACD34')
  await assert.rejects(requireCaptcha(ctx, { captchaId, answer: 'ACD37' }), refusedAs('captcha_wrong'))
  await assert.rejects(requireCaptcha(ctx, { captchaId, answer: 'ACD34' }), refusedAs('captcha_wrong'))
})

test('of two right answers at once one passes', async () => {
  const { ctx, captchaId } = await drawKnown('KLM67')
  const tries = await Promise.allSettled([1, 2].map(() => requireCaptcha(ctx, { captchaId, answer: 'KLM67' })))
  assert.deepEqual(tries.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('proof of work replaces the picture, and is valid for one captcha only', async () => {
  const ctx = systemContext(campus().base)
  const proof = await solveCaptcha(campus().url)
  const { captchaId } = await drawKnown('KLM67')
  await assert.rejects(requireCaptcha(ctx, { captchaId, work: proof.work }), refusedAs('captcha_wrong'))
  await requireCaptcha(ctx, proof)
})

test('work counts only with as many zero bits as wanted', () => {
  const works = Array.from({ length: 200_000 }, (_, index) => String(index)).filter((work) => isWorkDone('challenge', work))
  assert.ok(works.length > 0 && works.length < 20, `${works.length} of 200000 pass`)
})

test('a captcha is valid for five minutes, and a missing one is requested', async () => {
  const { ctx, captchaId } = await drawKnown('ACD34')
  campus().clock.advance(301)
  await assert.rejects(requireCaptcha(ctx, { captchaId, answer: 'ACD34' }), refusedAs('captcha_wrong'))
  await assert.rejects(requireCaptcha(ctx, undefined), refusedAs('captcha_required'))
})

test('a network that draws thousands has to wait, others do not', async () => {
  const { url, base, clock } = campus()
  const inTenMinutes = new Date(clock.now().getTime() + 600_000)
  await base.sql.insertInto('throttle').values({ key: 'captcha:203.0.113.7', count: 3000, window_ends_at: inTenMinutes }).execute()
  assert.equal((await asker(url)(captchaImage, {}, from('203.0.113.7'))).error, 'too_many_requests')
  assert.equal((await asker(url)(captchaImage, {}, from('203.0.113.8'))).code, 200)
})
