import { wordsOf } from '@campus/ui/words/words.ts'

export const modifyWords = wordsOf({
  nickname: ['昵称', 'Nickname', '暱稱'],
  nicknameTitle: ['修改昵称', 'Change nickname', '修改暱稱'],
  nicknameHint: ['6-50 个字符，同学和老师会看到', '6 to 50 characters. Others can see it.', '6-50 個字元，同學和老師會看到'],
  qq: ['QQ 号', 'QQ number', 'QQ 號'],
  qqTitle: ['修改 QQ', 'Change QQ', '修改 QQ'],
  qqHint: [
    '5-12 位数字；清空即删除。谁能看到由“隐私”决定。',
    '5 to 12 digits. Leave empty to remove it. Your privacy settings decide who sees it.',
    '5-12 位數字；清空即刪除。誰能看到由「隱私」決定。',
  ],
  save: ['保存', 'Save', '儲存'],
  saved: ['已保存', 'Saved', '已儲存'],
})
