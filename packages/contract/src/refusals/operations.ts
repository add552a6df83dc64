import type { Phrase } from '../language.ts'

export const operationsRefusals = {
  backup_not_configured: [
    '尚未设置备份文件夹和密钥，请联系系统运维人员',
    'No backup folder and key are set. Contact the operator of this installation.',
    '尚未設定備份資料夾和金鑰，請聯絡系統維運人員',
  ],
  backup_running: ['备份正在进行，请稍后查看', 'A backup is already running. Check again later.', '備份正在進行，請稍後查看'],
  configuration_unreadable: [
    '这不是从本系统导出的配置文件，请选择导出的 JSON 文件',
    'This is not an exported configuration. Choose the JSON file as it was exported.',
    '這不是從本系統匯出的設定檔，請選擇匯出的 JSON 檔案',
  ],
  configuration_foreign: [
    '该配置文件属于另一所学校，不能导入',
    'This file was exported by another school and cannot be imported here.',
    '該設定檔屬於另一所學校，不能匯入',
  ],
  configuration_newer: [
    '该配置文件由更新的版本导出，请先升级系统',
    'This file was exported by a newer version. Upgrade this installation first.',
    '該設定檔由更新的版本匯出，請先升級系統',
  ],
  configuration_altered: [
    '文件内容在导出后被修改，签名不符，请重新导出',
    'The file was altered after it was exported: its signature does not match. Export it again.',
    '檔案內容在匯出後被修改，簽章不符，請重新匯出',
  ],
  configuration_changed: [
    '查看差异后学校的配置又有变化，请重新查看差异',
    'The configuration has changed since the differences were shown. Check them again.',
    '查看差異後學校的設定又有變化，請重新查看差異',
  ],
  configuration_problems: [
    '文件中有不能导入的内容，没有做任何更改，请查看问题列表',
    'Some of the file cannot be imported, so nothing was changed. See the list of problems.',
    '檔案中有不能匯入的內容，沒有做任何更改，請查看問題清單',
  ],
} as const satisfies Record<string, Phrase>
