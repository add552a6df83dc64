import type { Phrase } from '../language.ts'

/** Refusals that those who look after a school read. */
export const consoleRefusals = {
  out_of_scope: [
    '所选范围超出您的管理范围，请调整',
    'This reaches beyond what you manage; choose less',
    '所選範圍超出您的管理範圍，請調整',
  ],
  announcement_out: [
    '公告已发布，不能再修改；如有错误请先撤回',
    'This announcement is out and cannot be changed; recall it if it is wrong',
    '公告已發布，不能再修改；如有錯誤請先撤回',
  ],
  time_past: ['时间已过，请选择将来的时间', 'That time has passed; choose a later one', '時間已過，請選擇將來的時間'],
  already_requested: [
    '同样的重置正在等待另一位管理员批准',
    'The same reset is already waiting for another administrator',
    '同樣的重設正在等待另一位管理員核准',
  ],
  second_person_needed: [
    '须由另一位管理员批准：不能是申请人，也不能是本人',
    'Another administrator has to approve this: not the one who requested it, and not the person concerned',
    '須由另一位管理員核准：不能是申請人，也不能是本人',
  ],
  request_over: [
    '该申请已处理、已过期，或申请人已不再是管理员',
    'This request was decided, has expired, or its requester is no longer an administrator',
    '該申請已處理、已過期，或申請人已不再是管理員',
  ],
  number_taken: ['这个学工号已存在，请核对', 'This number exists already; please check it', '這個學工號已存在，請核對'],
  unit_unknown: ['没有这个单位，请重新选择', 'There is no such unit; choose again', '沒有這個單位，請重新選擇'],
  unit_code_taken: ['这个编码已被使用，请换一个', 'This code is in use; choose another', '這個編碼已被使用，請換一個'],
  unit_in_itself: [
    '单位不能移动到自己或自己的下级之中',
    'A unit cannot be moved into itself or below itself',
    '單位不能移動到自己或自己的下級之中',
  ],
  unit_kind_misplaced: [
    '上级单位的类型不正确：专业属于学院，班级属于专业',
    'Wrong kind of parent: a major belongs to a college, a class to a major',
    '上級單位的類型不正確：專業屬於學院，班級屬於專業',
  ],
  unit_in_use: [
    '单位内还有人员、下级单位或管理范围，不能删除',
    'People, units or scopes still depend on this unit; it cannot be deleted',
    '單位內還有人員、下級單位或管理範圍，不能刪除',
  ],
  dictionary_unknown: [
    '没有这个类型，请先在字典中添加',
    'There is no such type; add it to the dictionary first',
    '沒有這個類型，請先在字典中新增',
  ],
  dictionary_word_taken: ['这个值已存在', 'This word exists already in the list', '這個值已存在'],
  dictionary_word_kept: [
    '已保存的值不能修改，因为记录中引用了它；可以停用后新增',
    'A stored word stays, because records name it; close it and add another',
    '已保存的值不能修改，因為紀錄中引用了它；可以停用後新增',
  ],
  no_way_in: [
    '这样您自己将无法登录：请保留您所属的用户类型',
    'This would lock yourself out; keep your own user type',
    '這樣您自己將無法登入：請保留您所屬的使用者類型',
  ],
  time_zone_unknown: ['没有这个时区', 'There is no such time zone', '沒有這個時區'],
  version_taken: ['这个版本号已使用，请换一个', 'This version exists already; choose another', '這個版本號已使用，請換一個'],
  not_yourself: ['不能对自己的账号进行此操作', 'You cannot do this to your own account', '不能對自己的帳號進行此操作'],
  last_admin: ['学校至少要有一位可用的管理员', 'A school needs at least one active administrator', '學校至少要有一位可用的管理員'],
  role_not_for_kind: ['这个角色只能授予教职工', 'This role can be given to teachers and staff only', '這個角色只能授予教職員'],
  export_too_large: [
    '人数超过一张表的上限，请缩小筛选范围',
    'Too many people for one table; narrow the filter',
    '人數超過一張表的上限，請縮小篩選範圍',
  ],
  import_has_wrong_lines: [
    '有错误的行，请修改文件后重新上传，或选择跳过这些行',
    'Some lines are wrong; mend the file and upload it again, or leave those lines out',
    '有錯誤的行，請修改檔案後重新上傳，或選擇跳過這些行',
  ],
  job_not_failed: [
    '这项任务已在重试或已完成，请刷新查看',
    'This task is being tried again or is done already; reload to see it',
    '這項任務已在重試或已完成，請重新整理查看',
  ],
  import_not_ready: [
    '导入当前的状态不允许此操作，请刷新查看',
    'The import is not in a state for this; reload to see it',
    '匯入目前的狀態不允許此操作，請重新整理查看',
  ],
} as const satisfies Record<string, Phrase>
