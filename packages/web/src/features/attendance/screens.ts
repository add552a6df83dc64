import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import type { Screen } from '../../navigation/screen.ts'

const callers = ['teacher', 'manager', 'auditor'] as const
const readers = ['student', ...callers, 'family'] as const

export const attendanceScreens: readonly Screen[] = [
  {
    path: attendancePaths.lessons,
    load: () => import('./lessons/lessons-screen.tsx'),
    guard: callers,
    title: ['课堂考勤', 'Roll call', '課堂考勤'],
    layout: 'bar',
  },
  {
    path: attendancePaths.named,
    load: () => import('./roll/named-screen.tsx'),
    guard: callers,
    title: ['点名', 'Roll', '點名'],
    layout: 'bar',
  },
  {
    path: attendancePaths.code,
    load: () => import('./roll/code-screen.tsx'),
    guard: ['teacher'],
    title: ['签到码', 'Sign-in code', '簽到碼'],
    layout: 'none',
  },
  {
    path: attendancePaths.status,
    load: () => import('./status/status-screen.tsx'),
    guard: readers,
    title: ['考勤状态', 'Attendance', '考勤狀態'],
    layout: 'bar',
  },
  {
    path: attendancePaths.own,
    load: () => import('./own/own-screen.tsx'),
    guard: ['student', 'family'],
    title: ['上课考勤', 'Lesson attendance', '上課考勤'],
    layout: 'bar',
  },
  {
    path: attendancePaths.overview,
    load: () => import('./overview/overview-screen.tsx'),
    guard: readers,
    title: ['考勤统计', 'Attendance rates', '考勤統計'],
    layout: 'bar',
  },
  {
    path: attendancePaths.signIn,
    load: () => import('./sign/sign-in-screen.tsx'),
    guard: 'public',
    title: ['签到', 'Sign in', '簽到'],
    layout: 'bar',
  },
  {
    path: attendancePaths.signOut,
    load: () => import('./sign/sign-out-screen.tsx'),
    guard: 'public',
    title: ['签退', 'Sign out', '簽退'],
    layout: 'bar',
  },
  {
    path: attendancePaths.warnings,
    load: () => import('./warnings/warnings-screen.tsx'),
    guard: ['student', 'family'],
    title: ['学业预警', 'Warnings', '學業預警'],
    layout: 'bar',
  },
  {
    path: attendancePaths.objections,
    load: () => import('./objections/objections-screen.tsx'),
    guard: ['teacher', 'manager'],
    title: ['考勤异议', 'Objections', '考勤異議'],
    layout: 'bar',
  },
  {
    path: attendancePaths.excuse,
    load: () => import('./excuse/excuse-screen.tsx'),
    guard: ['student', 'teacher'],
    title: ['按课程请假', 'Leave for lessons', '按課程請假'],
    layout: 'bar',
  },
]
