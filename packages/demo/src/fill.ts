import type { DemoBaseContext } from '@campus/server/demo/demo-school.ts'
import { hashPassword } from '@campus/server/modules/account/password/password-hash.ts'
import { StartFailure } from '@campus/server/platform/start-failure.ts'
import { courseRows } from './academics/catalogue.ts'
import { listLearners } from './academics/learner.ts'
import { recordRows, sourceRows } from './academics/record-rows.ts'
import { scoreColumns, scoreRows } from './academics/score-rows.ts'
import { boundLogins, demoAccounts } from './accounts.ts'
import { exportRows } from './administration/past-exports.ts'
import { dutyRows, resetRows } from './administration/past-resets.ts'
import { appointmentRows, postRows } from './approval/appointment-rows.ts'
import { processGroupRows, processRows, processVersionRows } from './approval/process-rows.ts'
import { assessmentRows } from './assessment-rows.ts'
import { fillAttendance } from './attendance/fill-attendance.ts'
import { insertColumns, insertRows, listSchoolIds, lockFilling, setPortrait } from './demo.repository.ts'
import { dictionaryRows } from './dictionary-rows.ts'
import { pictureRows, portraitFile } from './documents/picture-files.ts'
import { templateRows } from './documents/template-rows.ts'
import { agencyRows } from './entrust/agency-rows.ts'
import { fillExams } from './exams/fill-exams.ts'
import { exchangeRows } from './exchange/exchange-rows.ts'
import { fillGrades } from './grades/fill-grades.ts'
import { helpRows } from './help/help-rows.ts'
import { paperRows } from './identity/paper-rows.ts'
import { photoImportRows, photoSearchRows } from './identity/past-imports.ts'
import { photoRows } from './identity/photo-rows.ts'
import { photoTypeRows } from './identity/photo-type-rows.ts'
import { leaveRows } from './leave/leave-rows.ts'
import { noticeRows } from './login-notices.ts'
import { lostFoundRows } from './lostfound/lost-rows.ts'
import { emergencyContactRows, serviceUseRows } from './messages/habits.ts'
import { messageRows } from './messages/message-rows.ts'
import { guardianConsentRows, guardianRows } from './people/children.ts'
import { dataRequestRows } from './people/data-requests.ts'
import { inventEverybody } from './people/everybody.ts'
import type { DemoPerson } from './people/invented-person.ts'
import { correctionRows, personImportRows } from './people/past-requests.ts'
import { personId, personRows, roleRows } from './people/person-rows.ts'
import { directoryRows } from './printing/directory-rows.ts'
import { credentialRows, eventRows, faultRows, reportRows } from './printing/history-rows.ts'
import { priceRows } from './printing/price-rows.ts'
import { terminalRows, terminalStatusRows } from './printing/terminal-rows.ts'
import { recordChangeRows } from './records/change-rows.ts'
import { oldRecordRows, oldSourceRow } from './records/old-record-rows.ts'
import { registrationRows } from './registration/case-rows.ts'
import { fillSchedule } from './schedule/fill-schedule.ts'
import { scheduleImportRows } from './schedule/past-imports.ts'
import { documentRows } from './school/document-rows.ts'
import { lookRows } from './school/look-rows.ts'
import { placeRows } from './school/place-rows.ts'
import { unitRows } from './school/unit-rows.ts'
import { settingRows } from './school-settings.ts'
import { demoUniversity, regionRows, schoolRows } from './schools.ts'
import { fillYear } from './statistics/fill-year.ts'
import { savedReportRows } from './statistics/report-rows.ts'

/** Only the accounts that are shown have a password; everybody else would come in by a code. */
const passwordRows = (today: Date) =>
  Promise.all(
    demoAccounts.map(async ({ account, password }) => ({
      person_id: personId(account),
      school_id: demoUniversity.id,
      hash: await hashPassword(password),
      changed_at: today,
    })),
  )

const identityRows = () =>
  boundLogins.map(({ provider, account, name }) => ({
    school_id: demoUniversity.id,
    person_id: personId(account),
    provider,
    subject: account,
    name,
  }))

/** Photos of the drawn people in every state, and papers that wait for somebody to look at them. */
const fillIdentity = async (base: DemoBaseContext, people: readonly DemoPerson[], today: Date) => {
  const { consents, files, photos, portraits } = await photoRows(people, base, today)
  await insertRows(base.sql, 'face_consent', consents)
  await insertRows(base.sql, 'face_guardian', guardianRows(today))
  await insertRows(base.sql, 'face_consent', guardianConsentRows(today))
  await insertRows(base.sql, 'file', files)
  await insertRows(base.sql, 'photo', photos)
  for (const { personId, fileId } of portraits) await setPortrait(base.sql, personId, fileId)
  const papers = await paperRows(base, today)
  await insertRows(base.sql, 'file', papers.files)
  await insertRows(base.sql, 'identity_paper', papers.waiting)
  await insertRows(base.sql, 'identity_paper', papers.decided)
}

/** Fills an empty database with the demo school, whole or not at all, and leaves a filled one as it is. */
export const fillDemoSchool = (base: DemoBaseContext, today: Date): Promise<boolean> =>
  base.sql.transaction().execute(async (sql) => {
    await lockFilling(sql)
    const schools = await listSchoolIds(sql)
    if (schools.includes(demoUniversity.id)) return false
    if (schools.length > 0)
      throw new StartFailure('This database holds schools that are not the demo: set CAMPUS_MODE=production or use another database.')
    const people = inventEverybody(today)
    await insertRows(sql, 'region', regionRows())
    await insertRows(sql, 'school', schoolRows(today))
    await insertRows(sql, 'school_setting', settingRows(today))
    await insertRows(sql, 'school_look', await lookRows(today))
    await insertRows(sql, 'org_unit', unitRows(today))
    await insertRows(sql, 'dictionary_entry', dictionaryRows())
    await insertRows(sql, 'campus_place', placeRows())
    await insertRows(sql, 'legal_document', documentRows(today))
    await insertRows(sql, 'person', personRows(people, base.secretBox, today))
    await insertRows(sql, 'person_role', roleRows(people, today))
    await insertRows(sql, 'agency', agencyRows(today))
    await insertRows(sql, 'post', postRows())
    await insertRows(sql, 'appointment', appointmentRows(people, today))
    await insertRows(sql, 'approval_group', processGroupRows())
    await insertRows(sql, 'approval_process', processRows(today))
    await insertRows(sql, 'approval_version', processVersionRows(today))
    await insertRows(sql, 'face_assessment', assessmentRows(today))
    await insertRows(sql, 'file', await pictureRows(base.blobs))
    await setPortrait(sql, personId(portraitFile.owner), portraitFile.id)
    await insertRows(sql, 'photo_type', photoTypeRows())
    await fillIdentity({ ...base, sql }, people, today)
    const certificates = templateRows(today)
    await insertRows(sql, 'document_template', certificates.templates)
    await insertRows(sql, 'document_template_version', certificates.versions)
    await insertRows(sql, 'password', await passwordRows(today))
    await insertRows(sql, 'outside_identity', identityRows())
    await insertRows(sql, 'login_notice', noticeRows(today))
    const learners = listLearners(people, today)
    await insertRows(sql, 'academic_source', [...sourceRows(), oldSourceRow()])
    await insertRows(sql, 'student_record', recordRows(learners))
    await insertRows(sql, 'student_record', oldRecordRows(learners, today))
    const changed = recordChangeRows(learners, today)
    await insertRows(sql, 'record_change', changed.changes)
    await insertRows(sql, 'record_history', changed.history)
    await insertRows(sql, 'course', courseRows())
    await insertColumns(sql, 'score', scoreColumns, scoreRows(learners, today))
    await fillSchedule(sql, people, today)
    await insertRows(sql, 'leave_request', leaveRows(today))
    await fillAttendance({ sql, secretBox: base.secretBox }, people, today)
    await fillGrades(sql, people, learners, today)
    await fillExams(sql, people, today)
    const exchanged = exchangeRows(learners, today)
    await insertRows(sql, 'data_source', exchanged.sources)
    await insertRows(sql, 'data_source_table', exchanged.tables)
    await insertRows(sql, 'data_import', exchanged.imports)
    await insertRows(sql, 'data_import_line', exchanged.lines)
    const news = messageRows(people, today)
    await insertRows(sql, 'announcement', news.announcements)
    await insertRows(sql, 'announcement_audience', news.audiences)
    await insertRows(sql, 'message_text', news.texts)
    await insertRows(sql, 'message', news.messages)
    const lost = lostFoundRows(base.secretBox, today)
    await insertRows(sql, 'lost_item', lost.items)
    await insertRows(sql, 'lost_claim', lost.claims)
    await insertRows(sql, 'lost_report', lost.reports)
    const registrations = await registrationRows(people, base, today)
    await insertRows(sql, 'registration_case', registrations.cases)
    await insertRows(sql, 'registration_event', registrations.events)
    await insertRows(sql, 'registration_file', registrations.files)
    await insertRows(sql, 'profile_correction', correctionRows(people, base.secretBox, today))
    await insertRows(sql, 'person_import', personImportRows(today))
    await insertRows(sql, 'data_request', dataRequestRows(people, today))
    await insertRows(sql, 'account_reset', resetRows(people, today))
    await insertRows(sql, 'role_duty', dutyRows(people, today))
    await insertRows(sql, 'log_export', exportRows(today))
    await insertRows(sql, 'photo_import', photoImportRows(today))
    await insertRows(sql, 'photo_search', photoSearchRows(today))
    await insertRows(sql, 'schedule_import', scheduleImportRows(today))
    await insertRows(sql, 'service_use', serviceUseRows(today))
    await insertRows(sql, 'emergency_contact', emergencyContactRows())
    const help = helpRows(today)
    await insertRows(sql, 'problem', help.problems)
    await insertRows(sql, 'problem_reads', help.reads)
    await insertRows(sql, 'feedback', help.feedback)
    await insertRows(sql, 'feedback_entry', help.feedbackEntries)
    await insertRows(sql, 'evaluation', help.evaluations)
    await insertRows(sql, 'app_release', help.releases)
    await insertRows(sql, 'terminal', terminalRows(today))
    await insertRows(sql, 'terminal_status', terminalStatusRows())
    await insertRows(sql, 'terminal_credential', credentialRows(today))
    await insertRows(sql, 'terminal_event', eventRows(today))
    await insertRows(sql, 'terminal_fault', faultRows(today))
    await insertRows(sql, 'terminal_fault_report', reportRows(today))
    await insertRows(sql, 'print_price', priceRows(today))
    await insertRows(sql, 'library_directory', directoryRows(today))
    const saved = savedReportRows(today)
    await insertRows(sql, 'statistic_report', saved.reports)
    await insertRows(sql, 'statistic_report_recipient', saved.recipients)
    await fillYear(sql, today)
    return true
  })
