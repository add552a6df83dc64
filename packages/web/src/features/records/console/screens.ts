import { consolePaths } from '@campus/contract/paths/console.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const recordsConsoleScreens: readonly Screen[] = [
  consoleScreen(recordsPaths.students, ['学生档案', 'Students', '學生檔案'], () => import('../students/students-screen.tsx'), managersToo),
  consoleScreen(recordsPaths.student, ['学生', 'Student', '學生'], () => import('../student/student-screen.tsx'), managersToo),
  consoleScreen(recordsPaths.old, ['旧系统学籍', 'Old records', '舊系統學籍'], () => import('../old/old-screen.tsx'), managersToo),
  consoleScreen(recordsPaths.scores, ['学生成绩', 'Student scores', '學生成績'], () => import('../scores/scores-screen.tsx'), managersToo),
  consoleScreen(
    consolePaths.recordChanges,
    ['档案修改', 'Record changes', '檔案修改'],
    () => import('./changes/changes-screen.tsx'),
    managersToo,
  ),
]
