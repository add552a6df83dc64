import { item, paragraph } from '../legal/clause.ts'
import { article } from './article.ts'

export const printingArticles = [
  article(
    'pick-up',
    ['怎样在终端取纸质证明', 'Collect paper at a terminal', '怎樣在終端取紙本證明'],
    item(
      '申请时选择“纸质”，完成后会得到取件码。',
      'Choose “paper” when you apply; you then get a pick-up code.',
      '申請時選擇「紙本」，完成後會得到取件碼。',
    ),
    item(
      '到任意一台自助终端，点“取件”，扫描二维码或输入取件码。',
      'Go to any self-service terminal, choose “Pick up”, and scan or enter the code.',
      '到任意一台自助終端，點「取件」，掃描 QR 碼或輸入取件碼。',
    ),
    item(
      '取件二维码 24 小时内有效，打印一次后失效；过期可以在申请记录里重新生成。',
      'The code is valid for 24 hours and for one print; make a new one in your history when it has expired.',
      '取件 QR 碼 24 小時內有效，列印一次後失效；過期可以在申請紀錄裡重新產生。',
    ),
  ),
  article(
    'jam',
    ['终端卡纸或没有出纸', 'The terminal jammed or gave nothing', '終端卡紙或沒有出紙'],
    paragraph(
      '请不要重复付款。打印是否成功由终端确认，没有出纸的会退回。',
      'Please do not pay again. The terminal confirms every print, and what did not come out is given back.',
      '請不要重複付款。列印是否成功由終端確認，沒有出紙的會退回。',
    ),
    item(
      '在“终端异常”里选择这台终端，拍照上报，维护人员会收到。',
      'Report this terminal under “Terminal faults” with a picture; the technicians are told.',
      '在「終端異常」裡選擇這台終端，拍照上報，維護人員會收到。',
    ),
    item(
      '着急使用时，可以用同一个取件码到另一台终端试一次。',
      'In a hurry, try the same code at another terminal.',
      '著急使用時，可以用同一個取件碼到另一台終端試一次。',
    ),
  ),
  article(
    'cloud-print',
    ['怎样用云打印', 'How to use cloud printing', '怎樣用雲端列印'],
    item(
      '在“云打印”里上传文档或照片，选择黑白或彩色、单面或双面、份数和页码。',
      'Upload a document or photo under “Cloud printing”; choose colour, sides, copies and pages.',
      '在「雲端列印」裡上傳文件或照片，選擇黑白或彩色、單面或雙面、份數和頁碼。',
    ),
    item(
      '页面会先显示总价和可抵扣的免费豆，确认后再付款。',
      'You see the price and what your free beans cover before you pay.',
      '頁面會先顯示總價和可抵扣的免費豆，確認後再付款。',
    ),
    item(
      '付款后得到取件码，到附近的机器上打印。',
      'After paying you get a code and print at a machine nearby.',
      '付款後得到取件碼，到附近的機器上列印。',
    ),
  ),
  article(
    'entrust',
    ['请别人代取证明', 'Let somebody else collect it', '請別人代取證明'],
    item(
      '在申请时选择“委托取件”，输入受托人的学号，点“查询”核对姓名后确认。',
      'Choose “entrusted pick-up”, enter the other’s student number, look it up, check the name and confirm.',
      '在申請時選擇「委託取件」，輸入受託人的學號，點「查詢」核對姓名後確認。',
    ),
    item(
      '受托人登录自己的账号就能看到，只能打印您委托的份数。',
      'They see it in their own account and can print only the copies you entrusted.',
      '受託人登入自己的帳號就能看到，只能列印您委託的份數。',
    ),
    item('打印完成前，您可以随时取消委托。', 'Until everything is printed you can cancel at any time.', '列印完成前，您可以隨時取消委託。'),
  ),
  article(
    'where',
    ['附近哪里有自助终端', 'Where is the next terminal', '附近哪裡有自助終端'],
    paragraph(
      '图书馆、师生服务中心和各宿舍区都有终端。打开“附近终端”可以看到每台的位置、距离和是否可用。',
      'There are terminals in the library, the service centre and near the dormitories. “Nearby terminals” shows where each is, how far, and whether it works.',
      '圖書館、師生服務中心和各宿舍區都有終端。打開「附近終端」可以看到每台的位置、距離和是否可用。',
    ),
    item(
      '没有允许定位时，按地点名称查找。',
      'Without access to your location, search by the name of the place.',
      '沒有允許定位時，按地點名稱查找。',
    ),
  ),
]
