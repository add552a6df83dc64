import { ownScores } from '@campus/contract/academics/scores.ts'
import { people } from '@campus/contract/administration/people.ts'
import { imports } from '@campus/contract/administration/people-import.ts'
import { freeCopiesToReview, payGrievancesToReview } from '@campus/contract/appeals/console.ts'
import { ownAttendance } from '@campus/contract/attendance/records.ts'
import { rollCalls } from '@campus/contract/attendance/roll-calls.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { applicationsToDecide } from '@campus/contract/certificates/decisions.ts'
import { offeredFiles, schoolLibraryDirectories } from '@campus/contract/cloudprint/console.ts'
import { consoleExams } from '@campus/contract/exams/console.ts'
import { dataImports } from '@campus/contract/exchange/imports.ts'
import { consoleGradeAppeals, consoleGradeSheets } from '@campus/contract/grades/console.ts'
import { ownGradeSheets } from '@campus/contract/grades/sheets.ts'
import { articles } from '@campus/contract/help/articles.ts'
import { feedbackCases, ownFeedback } from '@campus/contract/help/feedback.ts'
import { problemList } from '@campus/contract/help/problems.ts'
import { leaveToDecide, ownLeave } from '@campus/contract/leave/leave-requests.ts'
import { custodyItems } from '@campus/contract/lostfound/console.ts'
import { lostItems } from '@campus/contract/lostfound/items.ts'
import { announcements } from '@campus/contract/messages/announcements.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { schoolOrders } from '@campus/contract/orders/console.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { schoolPayments } from '@campus/contract/payment/console.ts'
import { recordChanges } from '@campus/contract/records/changes.ts'
import { studentList } from '@campus/contract/records/students.ts'
import { matchedCases, unmatchedCases } from '@campus/contract/registration/console/cases.ts'
import { readScan } from '@campus/contract/scan/scan.ts'
import { consoleChanges } from '@campus/contract/schedule/console/changes.ts'
import { consoleSections } from '@campus/contract/schedule/console/sections.ts'
import { scheduleImports } from '@campus/contract/schedule/imports.ts'
import { ownShares } from '@campus/contract/schedule/shares.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { ownTimetable } from '@campus/contract/schedule/timetable.ts'
import { posts } from '@campus/contract/school/console/appointments.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { schoolFaults, schoolTerminals } from '@campus/contract/terminals/console.ts'
import { personId } from '@campus/demo/people/person-rows.ts'
import { idOf } from '@campus/demo/seed.ts'
import { dayAfter } from '@campus/server/platform/time/zoned-day.ts'
import { askServer } from '../people/ask-server.ts'
import { documentLinks } from './document-links.ts'
import { printLinks } from './print-links.ts'
import { tradeLinks } from './trade-links.ts'

export type Query = Readonly<Record<string, string>>

/** A call in the name of who opens the link. */
export type Ask = <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>) => Promise<OutputOf<Shape>>

export const firstOf = ({ rows: [first] }: { readonly rows: readonly { readonly id: string }[] }): Query => {
  if (!first) throw new Error('the demo school has nothing to link to')
  return { id: first.id }
}

/** A school that has just begun has none of many things: then the link names none, and the screen says so. */
const anyOf = ({ rows: [first] }: { readonly rows: readonly { readonly id: string }[] }): Query => (first ? { id: first.id } : {})

const anyStudent = ({ rows: [first] }: OutputOf<typeof studentList>): Query => (first ? { id: first.personId, recordId: first.id } : {})

const aManager = 'T0002'
export const aTeacher = 'T0001'

const aLessonAhead = async (ask: Ask) => {
  const { today } = await ask(scheduleTerms, {})
  const { lessons } = await ask(ownTimetable, { from: dayAfter(today), to: dayAfter(today, 14) })
  return lessons.find(({ state }) => state === 'planned')?.id ?? ''
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** A lesson of the last two weeks whose roll was called. */
export const calledLesson = async (ask: Ask): Promise<Query> => {
  const { rows } = await ask(rollCalls, { from: daysAgo(14), until: daysAgo(1) })
  return { id: rows.find(({ state }) => state === 'closed')?.lesson.id ?? '' }
}

/** What a link to the screen carries: an entry that its reader really has. */
const links: Readonly<Record<string, (ask: Ask) => Promise<Query> | Query>> = {
  [shellPaths.html.address]: () => ({ document: 'privacyPolicy' }),
  [shellPaths.webview.address]: () => ({ url: 'https://campus.example/timetable' }),
  [shellPaths.bridge.address]: () => ({ code: '20481024' }),
  [shellPaths.openLocation.address]: () => ({ latitude: '30.245', longitude: '119.704', name: 'Library' }),
  [peoplePaths.modify.address]: () => ({ field: 'nickname' }),
  [peoplePaths.scanned.address]: () => ({ text: 'https://elsewhere.example/prize' }),
  [messagesPaths.contact.address]: () => ({ id: personId(aManager) }),
  [messagesPaths.group.address]: () => ({ group: 'announcement' }),
  [messagesPaths.message.address]: async (ask) => firstOf(await ask(ownMessages, { group: 'announcement' })),
  [messagesPaths.leaveRequest.address]: async (ask) => firstOf(await ask(ownLeave, {})),
  [messagesPaths.leaveDecision.address]: async (ask) => firstOf(await ask(leaveToDecide, {})),
  [messagesPaths.scanResult.address]: async (ask) => ({
    sealed: (await ask(readScan, { text: 'https://elsewhere.example/prize' })).sealed,
  }),
  [attendancePaths.named.address]: calledLesson,
  [attendancePaths.code.address]: calledLesson,
  [attendancePaths.status.address]: async (ask) => ({ id: (await ask(ownAttendance, {})).rows[0]?.lesson.id ?? '' }),
  [schedulePaths.askChange.address]: async (ask) => ({ lessonId: await aLessonAhead(ask) }),
  [schedulePaths.lesson.address]: async (ask) => ({ id: await aLessonAhead(ask) }),
  [schedulePaths.timetableOf.address]: () => ({ kind: 'teacher', id: personId(aTeacher) }),
  [consolePaths.scheduleSection.address]: async (ask) => {
    const [term] = (await ask(scheduleTerms, {})).terms
    return term ? anyOf(await ask(consoleSections, { termId: term.id })) : {}
  },
  [schedulePaths.sharedTimetable.address]: async (ask) => ({ studentId: (await ask(ownShares, {}))[0]?.person?.id ?? '' }),
  [consolePaths.scheduleChanges.address]: async (ask) => anyOf(await ask(consoleChanges, {})),
  [lostFoundPaths.item.address]: async (ask) => firstOf(await ask(lostItems, { view: 'posted' })),
  [consolePaths.lostItems.address]: async (ask) => anyOf(await ask(custodyItems, { concern: 'claimed' })),
  [gradesPaths.grade.address]: async (ask) => firstOf(await ask(ownScores, {})),
  [gradesPaths.sheet.address]: async (ask) => ({ id: (await ask(ownGradeSheets, {}))[0]?.sectionId ?? '' }),
  [consolePaths.gradeSheets.address]: async (ask) => ({
    id: (await ask(consoleGradeSheets, { state: 'submitted' })).rows[0]?.sectionId ?? '',
  }),
  [consolePaths.gradeAppeals.address]: async (ask) => anyOf(await ask(consoleGradeAppeals, {})),
  [consolePaths.exams.address]: async (ask) => anyOf(await ask(consoleExams, { state: 'published' })),
  [helpPaths.problem.address]: async (ask) => firstOf(await ask(problemList, {})),
  [helpPaths.guide.address]: async (ask) => firstOf(await ask(problemList, { isGuide: 'true' })),
  [helpPaths.feedback.address]: async (ask) => firstOf(await ask(ownFeedback, {})),
  [consolePaths.person.address]: async (ask) => anyOf(await ask(people, { userType: 'teacher', role: 'admin' })),
  [recordsPaths.student.address]: async (ask) => anyStudent(await ask(studentList, {})),
  [recordsPaths.old.address]: async (ask) => anyStudent(await ask(studentList, { old: 'different' })),
  [recordsPaths.scores.address]: async (ask) => ({ recordId: (await ask(studentList, {})).rows[0]?.id ?? '' }),
  [consolePaths.recordChanges.address]: async (ask) => anyOf(await ask(recordChanges, {})),
  [consolePaths.import.address]: async (ask) => anyOf(await ask(imports, {})),
  [consolePaths.scheduleImport.address]: async (ask) => anyOf(await ask(scheduleImports, {})),
  [consolePaths.exchangeImport.address]: async (ask) => anyOf(await ask(dataImports, {})),
  [consolePaths.organisation.address]: async (ask) => anyOf({ rows: await ask(orgTree, {}) }),
  [consolePaths.posts.address]: async (ask) => anyOf({ rows: await ask(posts, {}) }),
  [consolePaths.announcement.address]: async (ask) => anyOf(await ask(announcements, {})),
  [consolePaths.feedbackCases.address]: async (ask) => anyOf(await ask(feedbackCases, {})),
  [consolePaths.feedbackCase.address]: async (ask) => anyOf(await ask(feedbackCases, {})),
  [consolePaths.orders.address]: async (ask) => anyOf(await ask(schoolOrders, {})),
  [consolePaths.payments.address]: async (ask) => anyOf(await ask(schoolPayments, {})),
  [consolePaths.payGrievances.address]: async (ask) => anyOf(await ask(payGrievancesToReview, {})),
  [consolePaths.freeCopies.address]: async (ask) => anyOf(await ask(freeCopiesToReview, {})),
  [consolePaths.terminals.address]: async (ask) => anyOf(await ask(schoolTerminals, { words: 'ZD-01' })),
  [consolePaths.terminal.address]: async (ask) => anyOf(await ask(schoolTerminals, { words: 'ZD-01' })),
  [consolePaths.faults.address]: async (ask) => anyOf(await ask(schoolFaults, {})),
  [consolePaths.library.address]: async (ask) => anyOf(await ask(offeredFiles, {})),
  [consolePaths.libraryDirectories.address]: async (ask) => anyOf({ rows: await ask(schoolLibraryDirectories, {}) }),
  [appraisalPaths.recount.address]: () => ({ id: idOf('appraisal', 'closed') }),
  [consolePaths.appraisalResults.address]: () => ({ id: idOf('appraisal', 'closed') }),
  [registrationPaths.progress.address]: () => ({ id: idOf('registration case', 'blurred scan') }),
  [registrationPaths.matchedCases.address]: async (ask) => anyOf(await ask(matchedCases, {})),
  [registrationPaths.matchedCase.address]: async (ask) => anyOf(await ask(matchedCases, {})),
  [registrationPaths.unmatchedCases.address]: async (ask) => anyOf(await ask(unmatchedCases, {})),
  [registrationPaths.unmatchedCase.address]: async (ask) => anyOf(await ask(unmatchedCases, {})),
  [registrationPaths.fields.address]: () => ({ userType: 'student' }),
  [certificatesPaths.decision.address]: async (ask) => firstOf(await ask(applicationsToDecide, {})),
  [consolePaths.article.address]: async (ask) => anyOf(await ask(articles, {})),
}

export const askAs =
  (token: string, network: string): Ask =>
  async (call, given) =>
    (await askServer(call, given, network, { token })).data

export const queryOf = async (address: string, token: string, network: string): Promise<Query> => {
  const ask = askAs(token, network)
  return (await links[address]?.(ask)) ?? (await (documentLinks[address] ?? tradeLinks[address] ?? printLinks[address])?.(network)) ?? {}
}
