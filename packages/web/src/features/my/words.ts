import { wordsOf } from '../../words/words.ts'

export const myWords = wordsOf({
  number: ['学号 / 工号', 'Number', '學號 / 工號'],
  preferences: ['偏好', 'Preferences', '偏好'],
  language: ['语言', 'Language', '語言'],
  display: ['外观', 'Appearance', '外觀'],
  system: ['跟随系统', 'System', '跟隨系統'],
  light: ['浅色', 'Light', '淺色'],
  dark: ['深色', 'Dark', '深色'],
  logOut: ['退出登录', 'Log out', '登出'],
  logOutTitle: ['确定退出登录？', 'Log out?', '確定登出？'],
  logOutText: ['这台设备上不再保留您的账号。', 'Your account will no longer be kept on this device.', '這台裝置上不再保留您的帳號。'],
})
