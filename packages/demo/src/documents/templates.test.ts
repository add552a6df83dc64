import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { TemplateField } from '@campus/contract/documents/template-fields.ts'
import type { ScoreFact } from '@campus/server/modules/academics/study.service.ts'
import type { DocumentFacts } from '@campus/server/modules/documents/facts/document-facts.ts'
import { onlyListed } from '@campus/server/modules/documents/facts/facts.rules.ts'
import { qrPicture } from '@campus/server/modules/documents/pictures/qr-picture.ts'
import type { Certificate } from '@campus/server/modules/documents/starter/certificate.ts'
import { certificates, sourceOf } from '@campus/server/modules/documents/starter/starter-certificates.ts'
import { starterSource } from '@campus/server/ports/typesetter/starter-source.ts'
import { typstTypesetter } from '@campus/server/ports/typesetter/typst-typesetter.ts'
import { readPages, type WrittenPage, withoutBreaks } from './pdf-text.ts'
import { sampleFacts, sampleScores } from './sample-facts.ts'
import { demoRulesOf } from './template-rows.ts'

const typesetter = typstTypesetter({ workers: 1 })
after(() => typesetter.close())

const watermark = '水印WATERMARK'
const pictureAt = (name: string) => readFileSync(new URL(name, import.meta.url))

const setSource = async (source: string, facts: DocumentFacts) => {
  const pictures = {
    '/seal.png': pictureAt('seal.png'),
    '/photo.jpg': pictureAt('portrait.jpg'),
    '/signature.png': pictureAt('seal.png'),
    '/qr.svg': qrPicture('https://campus.demo.example/#/pages/electronic/scanVerify?code=sample'),
    '/watermark.svg': Buffer.from(await typesetter.draw(watermark, { size: 24, color: '#eef1f5' })),
  }
  const made = await typesetter.set({ source, data: facts, pictures })
  if (made.kind !== 'pages') assert.fail(JSON.stringify(made))
  return readPages(made.pdf)
}

type Changes = Parameters<typeof sampleFacts>[0]

/** As the making hands the facts over: only what the certificate lists. */
const factsOf = (certificate: Certificate, changes: Changes = {}): DocumentFacts => {
  const { name, nameEn, nameTw, fields, heading, wantsPhoto, wantsSignature, choosesCourses } = demoRulesOf(certificate)
  const facts = sampleFacts({
    title: { name, nameEn, nameTw },
    heading: heading === 'none' ? '' : '星河软件科技有限公司',
    scores: fields.includes('scores') ? sampleScores(choosesCourses ? 8 : 120) : [],
    has: { seal: true, photo: wantsPhoto, signature: wantsSignature },
    ...changes,
  })
  return { ...facts, student: onlyListed(fields, facts.student) }
}

const setCertificate = (certificate: Certificate, changes?: Changes) => setSource(sourceOf(certificate), factsOf(certificate, changes))
const textOf = (pages: readonly WrittenPage[]) => pages.map(({ text }) => text).join('')

/** How the fields of the sample student may be written, in Chinese or in English. */
const writtenAs: Partial<Record<TemplateField, readonly string[]>> = {
  name: ['林晓雨'],
  gender: ['女', 'Female'],
  namePinyin: ['Lin Xiaoyu'],
  birthDate: ['2004年3月5日', '5 March 2004'],
  idCard: ['990101200403050021'],
  studentId: ['100001'],
  college: ['计算机学院', 'College of Computer Science'],
  major: ['软件工程', 'Software Engineering'],
  className: ['软件工程2201班'],
  grade: ['2022级'],
  educationLevel: ['本科', 'bachelor’s'],
  schoolLength: ['四年', '4 years'],
  studentType: ['全日制', 'full-time'],
  enrollmentDate: ['2022年9月', '1 September 2022'],
  predictGraduateDate: ['2026年6月', '30 June 2026'],
  graduationDate: ['2026年6月25日', '25 June 2026'],
  graduationNo: ['990011202605000123'],
  degree: ['工学学士'],
  degreeNo: ['9900142026000123'],
  majorRanking: ['第7名'],
  majorNumberPeople: ['128'],
  average: ['88.62'],
  gpa: ['3.71'],
  creditsEarned: ['164.5'],
}

const kinds = {
  required: ['必修', 'Required'],
  elective: ['选修', 'Elective'],
  practice: ['实践', 'Practice'],
  public: ['公共', 'General'],
}
const marks = { first: '', resit: '*', retake: '†' }

/** One line of a transcript as somebody copies it. */
const lineOf: Record<string, (score: ScoreFact) => (string | number)[]> = {
  'transcript-zh': ({ name, kind, credit, hours, score }) => [name, kinds[kind][0] ?? '', credit.toFixed(1), hours, score],
  'transcript-en': ({ nameEn, kind, credit, hours, scoreEn }) => [nameEn, kinds[kind][1] ?? '', credit.toFixed(1), hours, scoreEn],
  'transcript-bilingual': ({ name, nameEn, kind, credit, score, scoreEn }) => [
    name,
    nameEn,
    kinds[kind].join(''),
    credit.toFixed(1),
    score === scoreEn ? score : score + scoreEn,
  ],
  'score-proof': ({ name, kind, credit, hours, score }) => [name, kinds[kind][0] ?? '', credit.toFixed(1), hours, score],
}

const writtenLine = (code: string, score: ScoreFact) => {
  const cells = lineOf[code]?.(score) ?? []
  return withoutBreaks([score.courseCode, ...cells, marks[score.attempt], score.points?.toFixed(2) ?? '—'].join(''))
}

test('at least ten certificates satisfy the template rules, and at least four are immediate, free downloads', () => {
  const rules = certificates.map((certificate) => TemplateRules.parse(demoRulesOf(certificate)))
  assert.ok(rules.length >= 10)
  const atOnce = rules.filter(({ charge, needsApproval, ways }) => charge === 'none' && !needsApproval && ways.includes('download'))
  assert.ok(atOnce.length >= 4)
})

for (const certificate of certificates) {
  const { code, rules } = certificate
  const isTranscript = code.startsWith('transcript')
  let whole: Promise<WrittenPage[]> | undefined
  const setWhole = () => (whole ??= setCertificate(certificate))

  test(`${code} contains all listed fields and no others`, async () => {
    const pages = await setWhole()
    const text = textOf(pages)
    assert.equal(pages.length, isTranscript ? 4 : 1)
    for (const field of rules.fields) {
      const forms = writtenAs[field]
      if (forms && !(code === 'transcript-en' && field === 'name'))
        assert.ok(
          forms.some((form) => text.includes(withoutBreaks(form))),
          `${field}: ${text}`,
        )
    }
    const { scores } = factsOf(certificate)
    for (const score of scores) assert.ok(text.includes(writtenLine(code, score)), writtenLine(code, score))
    // The dash of what is unknown: only a mark in words has it, for its points.
    assert.equal(text.split('—').length - 1, scores.filter(({ points }) => points === null).length)
    assert.ok(!text.includes('水印') && !text.includes('WATERMARK'))
  })

  test(`${code} can be verified from each of its pages`, async () => {
    const pages = await setWhole()
    const { serial, code: proof, verifyAddress, student } = factsOf(certificate)
    for (const [index, { text }] of pages.entries()) {
      for (const expected of [serial, proof, verifyAddress, '扫码核验/Scan to verify', `Page ${index + 1}/${pages.length}`])
        assert.ok(text.includes(withoutBreaks(expected)), `${expected} on page ${index + 1}: ${text}`)
      const names = [student.name, student.namePinyin].map((name) => withoutBreaks(name ?? ''))
      if (index > 0) assert.ok(names.some((name) => text.includes(name)) && text.includes(student.studentId), text)
      if (isTranscript) assert.match(text, /课程名称|Course/)
    }
  })

  test(`${code} as a specimen has neither serial nor code`, async () => {
    const { serial, code: proof, scores } = factsOf(certificate)
    const text = textOf(await setCertificate(certificate, { isSpecimen: true, scores: scores.slice(0, 8) }))
    assert.ok(text.includes('样张Specimen'))
    assert.ok(!text.includes(withoutBreaks(serial)) && !text.includes(withoutBreaks(proof)))
  })

  test(`${code} holds long names, a long heading and a date that is not known`, async () => {
    const name = '阿卜杜热西提·买买提明'
    const majorEn = 'Computational Linguistics and Minority Language Engineering'
    const pages = await setCertificate(certificate, {
      scores: factsOf(certificate).scores.slice(0, 8),
      ...(rules.heading ? { heading: '国'.repeat(60) } : {}),
      validUntil: null,
      student: {
        name,
        namePinyin: 'Abudurexiti Maimaitiming',
        college: '信息科学与智能语言工程学院（国家示范性软件学院）',
        collegeEn: 'College of Information Science and Intelligent Language Engineering',
        major: '民族语言信息处理与计算语言学（中外合作办学）',
        majorEn,
        birthDate: '',
        predictGraduateDate: '',
      },
    })
    const text = textOf(pages)
    assert.ok(text.includes(name) || text.includes('AbudurexitiMaimaitiming'))
    if (text.includes('Linguistics')) assert.ok(text.includes(withoutBreaks(majorEn)))
    if (rules.heading) assert.ok(text.includes(`${'国'.repeat(60)}：`))
    assert.equal(pages.length, 1, 'the seal stays with the words')
    for (const { pieces, width, height } of pages)
      for (const piece of pieces) {
        assert.ok(piece.x > 28 && piece.x + piece.width < width - 28, `${piece.text} is within the page`)
        assert.ok(piece.y > 28 && piece.y < height - 28, `${piece.text} is within the page`)
      }
  })
}

test('a new template begins with a source that compiles unchanged', async () => {
  const [page] = await setSource(starterSource(), sampleFacts())
  assert.ok(page?.text.includes('林晓雨'))
})

test('a certificate can show the signature of whom it is about', async () => {
  const source = '#import "/campus.typ": *\n#show: certificate\n申请人：#signature-box()'
  const [page] = await setSource(source, sampleFacts({ has: { seal: true, photo: true, signature: true } }))
  assert.ok(page?.text.includes('申请人：'))
})

const certificateOf = (code: string) => {
  const found = certificates.find((certificate) => certificate.code === code)
  assert.ok(found)
  return found
}

test('no ink covers the day: it is below the seal, or left of it', async () => {
  for (const [code, day, isBelow] of [
    ['enrolment', '2026年11月15日', true],
    ['transcript-en', '15 November 2026', true],
    ['visa-status', '2026年11月15日', false],
    ['visa-status', '15 November 2026', false],
  ] as const) {
    const pieces = (await setCertificate(certificateOf(code), { scores: [] })).at(-1)?.pieces ?? []
    const office = pieces.findLast(({ text }) => (isBelow ? /教务处|Registrar/ : /教务处/).test(text))
    assert.ok(office)
    const lines = [...Map.groupBy(pieces, ({ y }) => Math.round(y)).values()].map((line) => line.toSorted((one, other) => one.x - other.x))
    const written = lines.findLast((line) => withoutBreaks(line.map(({ text }) => text).join('')).includes(withoutBreaks(day)))
    assert.ok(written, `${day} on ${code}`)
    const [first, last] = [written[0], written.at(-1)]
    assert.ok(first && last)
    // The seal is 42 mm (119 points) wide and high, with the office in its middle.
    if (isBelow) assert.ok(office.y - first.y > 59, `${code}: ${office.y - first.y} points below the office`)
    else assert.ok(office.x + office.width / 2 - (last.x + last.width) > 59, `${code}: ${day} ends at ${last.x + last.width}`)
  }
})

test('a bilingual transcript shows everything twice: its day of entry, its running head and its scale', async () => {
  const pages = await setCertificate(certificateOf('transcript-bilingual'))
  const text = textOf(pages)
  for (const form of ['2022年9月1日', '1 September 2022', '4.0 分制', 'GPA on a 4.0 scale', '90–100 = 4.0', '60–63 = 1.0'])
    assert.ok(text.includes(withoutBreaks(form)), form)
  for (const { text } of pages.slice(1))
    for (const form of ['示范大学', 'Demo University', '林晓雨', 'Lin Xiaoyu']) assert.ok(text.includes(withoutBreaks(form)), form)
})

test('no paragraph ends in a line of one character', async () => {
  const paragraphs = Array.from({ length: 12 }, (_, more) => `${'学'.repeat(30 + more)}状态正常。`).join('\n\n')
  const source = `#import "/campus.typ": *\n#show: certificate.with(watermark: false, size: 11pt, header: none)\n${paragraphs}`
  const [page] = await setSource(source, sampleFacts())
  const lines = Map.groupBy(
    (page?.pieces ?? []).filter(({ text }) => /^[学状态正常。]+$/.test(text)),
    ({ y }) => Math.round(y),
  )
  const lengths = [...lines.values()].map((pieces) => pieces.map(({ text }) => text).join('').length)
  assert.ok(lengths.length > 12, 'some paragraphs take two lines')
  assert.ok(Math.min(...lengths) >= 4, lengths.join())
})
