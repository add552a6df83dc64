import { decideRecordChange, recordChanges, recordHistory, revealField, withdrawRecordChange } from '@campus/contract/records/changes.ts'
import { classNames, collegeNames, gradeNames, majorNames } from '@campus/contract/records/lists.ts'
import { studentById, studentList, studentScores, updateStudent } from '@campus/contract/records/students.ts'
import { route } from '../../http/route.ts'
import { changeStudent } from './changes/change.service.ts'
import { decideChange, pageChanges, withdrawChange } from './changes/decision.service.ts'
import { readStudent } from './detail/student-detail.service.ts'
import { pageHistory } from './history/history.service.ts'
import { classesInScope, collegesInScope, gradesInScope, majorsInScope } from './lists/list.service.ts'
import { reveal } from './reveal/reveal.service.ts'
import { pageStudents } from './students/student.service.ts'
import { listStudentScores } from './students/student-scores.service.ts'

export const recordsRoutes = [
  route(studentList, pageStudents),
  route(studentById, readStudent),
  route(updateStudent, changeStudent),
  route(studentScores, listStudentScores),
  route(gradeNames, gradesInScope),
  route(collegeNames, collegesInScope),
  route(majorNames, majorsInScope),
  route(classNames, classesInScope),
  route(recordChanges, pageChanges),
  route(decideRecordChange, decideChange),
  route(withdrawRecordChange, withdrawChange),
  route(recordHistory, pageHistory),
  route(revealField, reveal),
]
