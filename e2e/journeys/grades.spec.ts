import { readFile } from 'node:fs/promises'
import { ownScores } from '@campus/contract/academics/scores.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { readPages, withoutBreaks } from '@campus/demo/documents/pdf-text.ts'
import { paperWords } from '@campus/web/domain/certificate/paper-words.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { gradeWords } from '@campus/web/features/documents/grades/words.ts'
import { makeWords } from '@campus/web/features/documents/make-words.ts'
import { documentWords } from '@campus/web/features/documents/own-documents/words.ts'
import { rankingWords } from '@campus/web/features/documents/ranking/words.ts'
import { scoreProofWords } from '@campus/web/features/documents/score-proof/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'

test('grades and ranking agree about a student, overall and by year', async ({ device, student }) => {
  const page = await device({ as: student({ years: 2 }), size: 'wide' })
  const { t, button, fact, choose } = reading(page, 'zh_CN')
  await page.goto(`/#${documentsPaths.grades.address}`)
  const average = await fact(gradeWords.average).innerText()
  const gpa = await fact(gradeWords.gpa).innerText()
  expect(Number(average)).toBeGreaterThan(0)
  const years = await page
    .getByRole('group', { name: t(gradeWords.year) })
    .getByRole('radio')
    .count()
  expect(years).toBeGreaterThan(2)
  await expectSound(page, 'steps/grades-wide')
  await button(gradeWords.toRanking).click()

  await expectAt(page, documentsPaths.ranking)
  await expect(fact(rankingWords.average)).toHaveText(average)
  await expect(fact(rankingWords.gpa)).toHaveText(gpa)
  const lines = page.getByRole('region', { name: t(rankingWords.years) }).getByRole('listitem')
  await expect(lines).toHaveCount(years - 1)
  await expectSound(page, 'steps/ranking-wide')
  const [year = '', said = ''] = /(\d{4}-\d{4}).*?平均 ([\d.]+)/s.exec(await lines.first().innerText())?.slice(1) ?? []
  await page.goBack()
  await choose(gradeWords.year, year)
  await expect(fact(gradeWords.average)).toHaveText(said)
})

/** A line of the list: the name stands first, the credits among the rest. */
const read = (line: string) => ({ name: line.split('\n')[0] ?? '', credit: Number(/([\d.]+) 学分/.exec(line)?.[1]) })

test('a score proof names the courses of a year that were chosen, and no others', async ({ device, student, network }) => {
  const person = student({ years: 2 })
  const token = await tokenOf(person, network)
  const { rows } = (await askServer(ownScores, {}, network, { token })).data
  const year = rows.at(-1)?.academicYear ?? ''
  const page = await device({ as: person, isShared: true })
  const { t, text, button } = reading(page, 'zh_CN')
  await page.goto(`/#${documentsPaths.scoreProof.address}`)
  await page
    .getByRole('group', { name: t(scoreProofWords.years) })
    .locator('label')
    .filter({ hasText: year })
    .click()
  const terms = page.getByRole('group', { name: `${year} 学年` })
  await expect(terms).toHaveCount(2)
  await expect(page.getByRole('group', { name: /学年 第/ })).toHaveCount(2)
  await button(makeWords.preview).click()
  await expect(text(scoreProofWords.nothing).first()).toBeVisible()

  const courses = await Promise.all(
    (await terms.first().locator('label').all()).map(async (label) => ({ label, ...read(await label.innerText()) })),
  )
  const chosen = courses.slice(0, 2)
  const left = courses.find(({ name }) => !chosen.some((course) => course.name.includes(name)))
  for (const { label } of chosen) await label.click()
  const credits = chosen.reduce((sum, { credit }) => sum + credit, 0)
  await expect(page.getByText(t(scoreProofWords.total(2, credits)))).toBeVisible()
  await expectSound(page, 'steps/score-proof')
  await button(makeWords.preview).click()
  await expect(page.getByRole('region', { name: t(paperWords.own), exact: true })).toContainText(person.name)
  await button(makeWords.get).click()

  await expectAt(page, documentsPaths.ownDocument)
  await expect(text(stateLooks.valid.t)).toBeVisible()
  const download = page.waitForEvent('download')
  await button(documentWords.download).click()
  const [paper] = await readPages(await readFile(await (await download).path()))
  for (const { name } of chosen) expect(paper?.text).toContain(withoutBreaks(name))
  expect(paper?.text).not.toContain(withoutBreaks(left?.name ?? ''))
})
