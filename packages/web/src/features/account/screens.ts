import { accountPaths } from '@campus/contract/paths/account.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Screen } from '../../navigation/screen.ts'
import { loginScreens } from './login/screens.ts'

const atTheDoor: readonly Screen[] = [
  ...loginScreens,
  {
    path: accountPaths.outside,
    load: () => import('./outside/outside-screen.tsx'),
    guard: 'public',
    title: ['第三方登录', 'Third-party login', '第三方登入'],
    layout: 'bar',
  },
  {
    path: facesPaths.loginInfo,
    load: () => import('./face-login/who-screen.tsx'),
    guard: 'public',
    title: ['刷脸登录', 'Face login', '刷臉登入'],
    layout: 'bar',
  },
  {
    path: facesPaths.loginVerify,
    load: () => import('./face-login/verify-screen.tsx'),
    guard: 'public',
    title: ['刷脸登录', 'Face login', '刷臉登入'],
    layout: 'bar',
  },
  {
    path: facesPaths.loginResult,
    load: () => import('./face-login/new-device-screen.tsx'),
    guard: 'public',
    title: ['新设备验证', 'New device', '新裝置驗證'],
    layout: 'bar',
  },
  {
    path: accountPaths.secondStep,
    load: () => import('./two-step/second-step-screen.tsx'),
    guard: 'public',
    title: ['两步验证', 'Two-step verification', '兩步驗證'],
    layout: 'bar',
  },
  {
    path: accountPaths.forget,
    load: () => import('./recovery/forget-screen.tsx'),
    guard: 'public',
    title: ['找回密码', 'Forgot password', '找回密碼'],
    layout: 'bar',
  },
  {
    path: accountPaths.phoneCode,
    load: () => import('./recovery/phone-code-screen.tsx'),
    guard: 'public',
    title: ['手机验证码', 'Phone code', '手機驗證碼'],
    layout: 'bar',
  },
  {
    path: accountPaths.emailCode,
    load: () => import('./recovery/email-code-screen.tsx'),
    guard: 'public',
    title: ['邮箱验证码', 'Email code', '電子信箱驗證碼'],
    layout: 'bar',
  },
  {
    path: accountPaths.newPassword,
    load: () => import('./recovery/new-password-screen.tsx'),
    guard: 'public',
    title: ['设置新密码', 'New password', '設定新密碼'],
    layout: 'bar',
  },
  {
    path: accountPaths.notMe,
    load: () => import('./not-me/not-me-screen.tsx'),
    guard: 'public',
    title: ['账号更改', 'Account change', '帳號變更'],
    layout: 'bar',
  },
]

const registration: readonly Screen[] = [
  {
    path: accountPaths.chooseUserType,
    load: () => import('./registration/choose-user-type-screen.tsx'),
    guard: 'public',
    title: ['注册账号', 'Register', '註冊帳號'],
    layout: 'bar',
  },
  {
    path: accountPaths.privacyNotice,
    load: () => import('./registration/privacy-notice-screen.tsx'),
    guard: 'public',
    title: ['隐私告知', 'Privacy notice', '隱私告知'],
    layout: 'bar',
  },
  {
    path: accountPaths.registration,
    load: () => import('./registration/registration-screen.tsx'),
    guard: 'public',
    title: ['填写注册信息', 'Registration', '填寫註冊資訊'],
    layout: 'bar',
  },
  {
    path: accountPaths.registrationCode,
    load: () => import('./registration/registration-code-screen.tsx'),
    guard: 'public',
    title: ['注册验证', 'Registration code', '註冊驗證'],
    layout: 'bar',
  },
]

const loggedIn: readonly Screen[] = [
  {
    path: accountPaths.basicInfo,
    load: () => import('./basic-info/basic-info-screen.tsx'),
    guard: 'user',
    title: ['基本信息', 'Basic information', '基本資訊'],
    layout: 'bar',
  },
  {
    path: messagesPaths.scanLogin,
    load: () => import('./pc-login/scan-login-screen.tsx'),
    guard: 'user',
    title: ['扫码登录', 'Log in on a computer', '掃碼登入'],
    layout: 'bar',
  },
  {
    path: accountPaths.security,
    load: () => import('./password/security-screen.tsx'),
    guard: 'user',
    title: ['账号与安全', 'Account and security', '帳號與安全'],
    layout: 'bar',
  },
  {
    path: accountPaths.password,
    load: () => import('./password/update-password-screen.tsx'),
    guard: 'user',
    title: ['修改密码', 'Change password', '修改密碼'],
    layout: 'bar',
  },
  {
    path: accountPaths.devices,
    load: () => import('./devices/devices-screen.tsx'),
    guard: 'user',
    title: ['登录设备', 'Devices', '登入裝置'],
    layout: 'bar',
  },
  {
    path: accountPaths.passkeys,
    load: () => import('./passkeys/passkeys-screen.tsx'),
    guard: 'user',
    title: ['通行密钥', 'Passkeys', '通行金鑰'],
    layout: 'bar',
  },
  {
    path: accountPaths.twoStep,
    load: () => import('./two-step/two-step-screen.tsx'),
    guard: 'user',
    title: ['两步验证', 'Two-step verification', '兩步驗證'],
    layout: 'bar',
  },
  {
    path: accountPaths.bindings,
    load: () => import('./bindings/bindings-screen.tsx'),
    guard: 'user',
    title: ['账号绑定', 'Linked logins and accounts', '帳號綁定'],
    layout: 'bar',
  },
  {
    path: accountPaths.loginCode,
    load: () => import('./login-code/login-code-screen.tsx'),
    guard: 'user',
    title: ['我的登录码', 'My login code', '我的登入碼'],
    layout: 'bar',
  },
]

export const accountScreens: readonly Screen[] = [...atTheDoor, ...registration, ...loggedIn]
