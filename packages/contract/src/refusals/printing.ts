import type { Phrase } from '../language.ts'

/** Refusals around terminals, printing and fetching paper. */
export const printingRefusals = {
  enrolment_wrong: [
    '登记码无效或已过期，请向管理员重新获取',
    'This code is wrong or has expired. Ask the administrator for a new one.',
    '登記碼無效或已過期，請向管理員重新取得',
  ],
  credential_doubled: [
    '此终端凭据在多处使用，已停用，请重新登记',
    'This credential was used in two places and is now disabled. Enrol the machine again.',
    '此終端憑證在多處使用，已停用，請重新登記',
  ],
  terminal_number_taken: ['终端编号已存在，请换一个', 'Another terminal has this number. Choose another.', '終端編號已存在，請換一個'],
  terminal_unavailable: [
    '终端暂不可用，请换一台或稍后再试',
    'This terminal is not available. Use another one or try again later.',
    '終端暫不可用，請換一台或稍後再試',
  ],
  terminal_cannot: [
    '这台终端不支持所选的打印方式，请换一台',
    'This terminal cannot print this. Use another one.',
    '這台終端不支援所選的列印方式，請換一台',
  ],
  only_grey_here: [
    '这台终端只有黑白，请确认后打印或换一台彩色终端',
    'This terminal cannot print in colour. Agree to grey, or use one that prints colour.',
    '這台終端只有黑白，請確認後列印或換一台彩色終端',
  ],
  copies_entrusted: [
    '剩余份数已请他人代领，请确认收回后再打印',
    'Your delegates are due to collect the remaining copies. Agree to take over first.',
    '剩餘份數已請他人代領，請確認收回後再列印',
  ],
  fault_reported_already: [
    '您已报告过此问题，处理后会通知您',
    'You have already reported this. We will notify you when it is fixed.',
    '您已報告過此問題，處理後會通知您',
  ],
  already_handled: ['此故障已处理，请刷新', 'This fault is already closed. Reload the list.', '此故障已處理，請重新整理'],
  fault_stands: [
    '终端仍报告此问题，请解决后再标为已处理',
    'The terminal still has this fault. Close it once it is fixed.',
    '終端仍報告此問題，請解決後再標為已處理',
  ],
  typing_shut: [
    '取件码连续输错，此终端暂停输入约十分钟，请用手机扫描屏幕上的二维码，或出示二维码',
    'Too many wrong codes. Typing is blocked here for about 10 minutes. Scan the screen with your phone or show a QR code instead.',
    '取件碼連續輸錯，此終端暫停輸入約十分鐘，請用手機掃描螢幕上的 QR 碼，或出示 QR 碼',
  ],
  pickup_code_wrong: ['取件码不正确，请核对后重试', 'This code is wrong. Check it and try again.', '取件碼不正確，請核對後重試'],
  pickup_code_expired: [
    '取件码已失效，请在手机上重新获取',
    'This code has expired or was used. Get a new one on your phone.',
    '取件碼已失效，請在手機上重新取得',
  ],
  not_accepted_yet: ['请先接受代领请求，再获取取件码', 'Accept the request first, then get the code', '請先接受代領請求，再取得取件碼'],
  being_printed: ['正在打印，请等待完成', 'This is being printed. Wait until it is done.', '正在列印，請等待完成'],
  visit_over: ['操作已超时，请重新开始', 'This took too long. Start again.', '操作已逾時，請重新開始'],
  job_gone: ['打印任务已不在此终端', 'This job is no longer assigned to this terminal', '列印任務已不在此終端'],
  print_not_unsure: ['此打印任务无需核实，请刷新', 'This print does not need checking. Reload the list.', '此列印任務無需核實，請重新整理'],
  pages_wrong: [
    '页码范围不正确，请按 1-3,5 的格式从小到大填写，且不超过总页数',
    'This page range is not valid. Use the form 1-3,5, in ascending order and within the file.',
    '頁碼範圍不正確，請按 1-3,5 的格式從小到大填寫，且不超過總頁數',
  ],
  too_many_pages: [
    '一次最多打印 500 页，请减少页数或份数',
    'Up to 500 pages at a time. Choose fewer pages or copies.',
    '一次最多列印 500 頁，請減少頁數或份數',
  ],
  print_file_kind: [
    '不支持此类文件，请上传 PDF、图片或 Office 文档',
    'Only PDF, pictures and office files can be printed',
    '不支援此類檔案，請上傳 PDF、圖片或 Office 文件',
  ],
  print_file_broken: [
    '文件已损坏，无法读取，请换一个',
    'The file is damaged and cannot be read. Choose another.',
    '檔案已損壞，無法讀取，請換一個',
  ],
  print_file_encrypted: [
    '文件设有密码，请去除密码后再上传',
    'The file is password-protected. Remove the password and upload it again.',
    '檔案設有密碼，請移除密碼後再上傳',
  ],
  print_file_forbidden: [
    '文件的作者禁止打印，请换一个允许打印的版本',
    'The author does not allow this file to be printed. Choose a version that can be printed.',
    '檔案的作者禁止列印，請換一個允許列印的版本',
  ],
  print_file_too_long: [
    '文件超过 2000 页，请拆分后上传',
    'The file has more than 2,000 pages. Split it and upload the parts.',
    '檔案超過 2000 頁，請拆分後上傳',
  ],
  office_absent: [
    '学校暂不支持 Office 文档，请先转换为 PDF 再上传',
    'Your school cannot read office files. Save it as PDF and upload that.',
    '學校暫不支援 Office 文件，請先轉換為 PDF 再上傳',
  ],
  print_file_gone: ['文件已删除，请重新上传', 'The file has been deleted. Upload it again.', '檔案已刪除，請重新上傳'],
  print_file_not_ready: [
    '文件还在处理或无法打印，请查看文件状态',
    'The file is not ready to print. Check its status.',
    '檔案還在處理或無法列印，請查看檔案狀態',
  ],
  print_file_in_use: [
    '文件正等待打印，打印或退款后可删除',
    'The file is waiting to be printed. Print it or cancel the print first.',
    '檔案正等待列印，列印或退款後可刪除',
  ],
  too_many_files: ['文件已达上限，请先删除一些', 'You have reached the file limit. Delete some files first.', '檔案已達上限，請先刪除一些'],
  photo_too_small: [
    '照片像素不足，打印会模糊，请换一张更清晰的',
    'The photo resolution is too low for this size. Choose a sharper one.',
    '照片像素不足，列印會模糊，請換一張更清晰的',
  ],
  no_terminal_prints_it: [
    '学校目前没有能这样打印的终端，请换一种打印方式',
    'No terminal can print this with these settings now. Change the settings.',
    '學校目前沒有能這樣列印的終端，請換一種列印方式',
  ],
  no_price: [
    '学校尚未设置打印价格，请联系管理员',
    'Your school has not set prices yet. Ask your school administrator.',
    '學校尚未設定列印價格，請聯絡管理員',
  ],
  print_not_over: [
    '待打印的任务不能删除，可先退款',
    'This print is still waiting. Cancel it before you remove it.',
    '待列印的任務不能刪除，可先退款',
  ],
  price_time_taken: [
    '该时间已有价格表，请换一个时间',
    'Other prices already start at this time. Choose another time.',
    '該時間已有價格表，請換一個時間',
  ],
  price_in_force: [
    '已生效的价格不能撤回，请新增价格表',
    'Prices in force cannot be withdrawn. Add new ones.',
    '已生效的價格不能撤回，請新增價格表',
  ],
  library_closed: ['学校暂未开放资料上传', 'Your school is not accepting files for the library now', '學校暫未開放資料上傳'],
  library_same_file: ['资料库中已有相同文件', 'The library already has this file', '資料庫中已有相同檔案'],
  directory_inside_itself: ['目录不能移动到自身之下', 'A folder cannot be moved into itself', '目錄不能移動到自身之下'],
  directory_not_empty: [
    '目录不为空，请先移走其中的内容',
    'The folder is not empty. Move its contents first.',
    '目錄不為空，請先移走其中的內容',
  ],
  entrusted_already: ['已请此人代领，请勿重复发送', 'This person is already collecting it for you', '已請此人代領，請勿重複傳送'],
  entrust_deadline: [
    '截止时间须在将来，且不晚于 30 天或文件有效期',
    'The deadline must be within the next 30 days and before the document expires',
    '截止時間須在將來，且不晚於 30 天或檔案有效期',
  ],
  not_so_many_copies: ['可代领的份数不足，请减少份数', 'Not that many copies are left. Choose fewer.', '可代領的份數不足，請減少份數'],
  entrust_over: ['此代领请求已结束，请刷新', 'This request has ended. Reload the list.', '此代領請求已結束，請重新整理'],
} as const satisfies Record<string, Phrase>
