import type { Phrase } from '../language.ts'

export const operationsRefusals = {
  backup_not_configured: [
    '尚未设置备份文件夹和密钥，请联系系统运维人员',
    'No backup folder and key are set. Contact the operator of this installation.',
    '尚未設定備份資料夾和金鑰，請聯絡系統維運人員',
  ],
  backup_running: ['备份正在进行，请稍后查看', 'A backup is already running. Check again later.', '備份正在進行，請稍後查看'],
} as const satisfies Record<string, Phrase>
