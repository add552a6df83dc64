import { registrationPaths } from '@campus/contract/paths/registration.ts'
import type { Screen } from '../../navigation/screen.ts'

export const registrationScreens: readonly Screen[] = [
  {
    path: registrationPaths.fields,
    load: () => import('./fields/fields-screen.tsx'),
    guard: 'public',
    title: ['填写注册信息', 'Your details', '填寫註冊資訊'],
    layout: 'bar',
  },
  {
    path: registrationPaths.match,
    load: () => import('./match/match-screen.tsx'),
    guard: 'public',
    title: ['核对身份', 'Confirm your identity', '核對身分'],
    layout: 'bar',
  },
  {
    path: registrationPaths.material,
    load: () => import('./material/material-screen.tsx'),
    guard: 'public',
    title: ['提交材料', 'Submit documents', '提交材料'],
    layout: 'bar',
  },
  {
    path: registrationPaths.account,
    load: () => import('./account/account-screen.tsx'),
    guard: 'public',
    title: ['设置账号', 'Set up your account', '設定帳號'],
    layout: 'bar',
  },
  {
    path: registrationPaths.progress,
    load: () => import('./progress/progress-screen.tsx'),
    guard: 'public',
    title: ['注册进度', 'Registration progress', '註冊進度'],
    layout: 'bar',
  },
  {
    path: registrationPaths.objection,
    load: () => import('./objection/objection-screen.tsx'),
    guard: 'public',
    title: ['停止注册', 'Stop a registration', '停止註冊'],
    layout: 'bar',
  },
  {
    path: registrationPaths.lacking,
    load: () => import('./lacking/lacking-screen.tsx'),
    guard: 'user',
    title: ['完善信息', 'Complete your details', '完善資訊'],
    layout: 'bar',
  },
]
