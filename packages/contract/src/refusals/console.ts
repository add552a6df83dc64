import type { Phrase } from '../language.ts'

/** Refusals that those who look after a school read. */
export const consoleRefusals = {
  out_of_scope: [
    '所选范围超出您的管理范围，请调整',
    'This is outside your scope. Narrow your selection.',
    '所選範圍超出您的管理範圍，請調整',
  ],
  announcement_out: [
    '公告已发布，不能再修改；如有错误请先撤回',
    'This announcement is published and cannot be changed. Recall it if it is wrong.',
    '公告已發布，不能再修改；如有錯誤請先撤回',
  ],
  time_past: ['时间已过，请选择将来的时间', 'This time has passed. Choose a later one.', '時間已過，請選擇將來的時間'],
  already_requested: [
    '同样的重置正在等待另一位管理员批准',
    'The same reset is already waiting for another administrator',
    '同樣的重設正在等待另一位管理員核准',
  ],
  second_person_needed: [
    '须由另一位管理员批准：不能是申请人，也不能是本人',
    'Another administrator must approve this. It cannot be the requester or the account holder.',
    '須由另一位管理員核准：不能是申請人，也不能是本人',
  ],
  request_over: [
    '该申请已处理、已过期，或申请人已不再是管理员',
    'This request has been decided or has expired, or its requester is no longer an administrator',
    '該申請已處理、已過期，或申請人已不再是管理員',
  ],
  number_taken: ['这个学工号已存在，请核对', 'This number already exists. Please check it.', '這個學工號已存在，請核對'],
  unit_unknown: ['没有这个单位，请重新选择', 'This unit does not exist. Choose another.', '沒有這個單位，請重新選擇'],
  unit_code_taken: ['这个编码已被使用，请换一个', 'This code is already in use. Choose another.', '這個編碼已被使用，請換一個'],
  unit_in_itself: [
    '单位不能移动到自己或自己的下级之中',
    'A unit cannot be moved into itself or one of its own units',
    '單位不能移動到自己或自己的下級之中',
  ],
  unit_kind_misplaced: [
    '上级单位的类型不正确：专业属于学院，班级属于专业',
    'Wrong parent unit. A major belongs to a college, and a class to a major.',
    '上級單位的類型不正確：專業屬於學院，班級屬於專業',
  ],
  unit_in_use: [
    '单位内还有人员、下级单位或管理范围，不能删除',
    'This unit cannot be deleted because people, units or scopes still depend on it',
    '單位內還有人員、下級單位或管理範圍，不能刪除',
  ],
  look_changed: [
    '他人刚刚修改了学校形象，请刷新后再改',
    'Someone else has just changed the school look. Reload before you edit it.',
    '他人剛剛修改了學校形象，請重新整理後再改',
  ],
  appointments_changed: [
    '他人刚刚修改了这份名单，请刷新后再改',
    'Someone else has just changed this list. Reload before you edit it.',
    '他人剛剛修改了這份名單，請重新整理後再改',
  ],
  appointment_twice: [
    '同一个人的任期重叠，请检查起止日期',
    'Two terms of the same person overlap. Check the dates.',
    '同一個人的任期重疊，請檢查起訖日期',
  ],
  appointee_unfit: [
    '只能选择本校账号可用的学生或教职工',
    'Choose students or staff of your school whose account is active',
    '只能選擇本校帳號可用的學生或教職員',
  ],
  post_code_taken: ['这个岗位编码已被使用，请换一个', 'Another post has this code. Choose another.', '這個職位編碼已被使用，請換一個'],
  post_in_use: ['仍有审批流程在使用这个岗位', 'Approval processes still use this post', '仍有審批流程在使用這個職位'],
  post_held: [
    '仍有人担任这个岗位，请先结束他们的任期',
    'This post is still held. End the terms of its holders first.',
    '仍有人擔任這個職位，請先結束他們的任期',
  ],
  dictionary_unknown: [
    '没有这个类型，请先在字典中添加',
    'This type does not exist. Add it to the dictionary first.',
    '沒有這個類型，請先在字典中新增',
  ],
  dictionary_word_taken: ['这个值已存在', 'This value is already in the list', '這個值已存在'],
  dictionary_word_kept: [
    '已保存的值不能修改，因为记录中引用了它；可以停用后新增',
    'This value cannot be changed because records use it. Close it and add another.',
    '已保存的值不能修改，因為記錄中引用了它；可以停用後新增',
  ],
  no_way_in: [
    '这样您自己将无法登录：请保留您所属的用户类型',
    'This would lock you out. Keep your own user type.',
    '這樣您自己將無法登入：請保留您所屬的使用者類型',
  ],
  time_zone_unknown: ['没有这个时区', 'This time zone does not exist', '沒有這個時區'],
  version_taken: ['这个版本号已使用，请换一个', 'This version already exists. Choose another.', '這個版本號已使用，請換一個'],
  not_yourself: ['不能对自己的账号进行此操作', 'You cannot do this to your own account', '不能對自己的帳號進行此操作'],
  last_admin: ['学校至少要有一位可用的管理员', 'A school needs at least one active administrator', '學校至少要有一位可用的管理員'],
  role_not_for_kind: ['这个角色只能授予教职工', 'Only teachers and staff can have this role', '這個角色只能授予教職員'],
  export_too_large: [
    '行数超过一张表的上限，请缩小筛选范围',
    'Too many rows for one file. Narrow the filter.',
    '行數超過一張表的上限，請縮小篩選範圍',
  ],
  export_no_approver: [
    '此导出须由另一位管理员批准，但学校没有其他可以批准的管理员',
    'This export needs another administrator’s approval, and no other administrator at your school may approve it.',
    '此匯出須由另一位管理員核准，但學校沒有其他可以核准的管理員',
  ],
  reset_no_approver: [
    '此操作须由另一位管理员批准，但学校没有其他可以批准的管理员，请联系系统运维人员',
    'This needs another administrator’s approval, and no other administrator at your school may approve it. Contact the operator of this installation.',
    '此操作須由另一位管理員核准，但學校沒有其他可以核准的管理員，請聯絡系統維運人員',
  ],
  export_right_ended: [
    '您的权限已变更，不能再下载这份导出',
    'Your access has changed, so this export can no longer be downloaded.',
    '您的權限已變更，不能再下載這份匯出',
  ],
  import_has_wrong_lines: [
    '有错误的行，请修改文件后重新上传，或选择跳过这些行',
    'Some rows have errors. Fix the file and upload it again, or skip those rows.',
    '有錯誤的行，請修改檔案後重新上傳，或選擇跳過這些行',
  ],
  job_not_failed: [
    '这项任务已在重试或已完成，请刷新查看',
    'This task is already being retried or is done. Reload to see it.',
    '這項任務已在重試或已完成，請重新整理查看',
  ],
  import_not_ready: [
    '导入当前的状态不允许此操作，请刷新查看',
    'This cannot be done with the import now. Reload to see its status.',
    '匯入目前的狀態不允許此操作，請重新整理查看',
  ],
} as const satisfies Record<string, Phrase>
