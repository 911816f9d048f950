/** The callers that a route admits. `visitor`: anybody, but a valid token makes a difference. */
export type Caller = 'anybody' | 'visitor' | 'account' | 'seller' | 'admin'

/**
 * Whose data a route reads or changes. Other people's data is hidden: 404, or 403 if the request names somebody else's
 * e-mail address.
 */
export type Owner = 'everybody' | 'account' | 'author' | 'seller'

export interface Rule {
  caller: Caller
  of: Owner
  /** Whether it exports a list, which has an audit entry although it only reads. */
  exports?: true
}

const anybody = { caller: 'anybody', of: 'everybody' } as const
const visitor = { caller: 'visitor', of: 'everybody' } as const
/** A signed-in person, for their own data. */
const account = { caller: 'account', of: 'account' } as const
/** A signed-in person, for public data. */
const member = { caller: 'account', of: 'everybody' } as const
/** The author of a text; administrators may also remove it. */
const author = { caller: 'account', of: 'author' } as const
/** An approved seller, for their shop's data. */
const seller = { caller: 'seller', of: 'seller' } as const
const admin = { caller: 'admin', of: 'everybody' } as const
const exporting = { ...admin, exports: true } as const

/**
 * The access policy: every operation of the API with its callers and the owner of its data. `holdRoutesToPolicy` adds
 * the guards and refuses to start if a route is missing here; `policy.test.ts` calls every route as every kind of
 * caller.
 */
export const policy: Record<string, Rule> = {
  listProducts: anybody,
  listRelated: anybody,
  listCategorywise: anybody,
  listProductsById: anybody,
  getProduct: anybody,
  listCategories: anybody,
  getSellerShop: anybody,
  listSuggestions: anybody,
  listSitemap: anybody,
  listSitemapPages: anybody,
  listShopPages: anybody,
  listShopPageStarts: anybody,
  getSale: anybody,
  getShippingRules: anybody,
  getShopSettings: anybody,
  quote: visitor,

  confirmOrder: account,
  withdrawOrder: account,
  listUserOrders: account,
  getOrder: account,
  cancelOrder: account,
  previewCancel: account,
  requestReturn: account,
  previewReturn: account,
  getCheckoutDefaults: account,
  getSavedLists: account,
  changeSavedLists: account,

  login: account,
  register: account,
  getMe: account,
  updateUser: account,
  listAddresses: account,
  addAddress: account,
  replaceAddress: account,
  deleteAddress: account,
  setDefaultAddress: account,
  uploadPicture: account,
  becomeSeller: account,
  getOwnSeller: account,
  passwordChanged: account,
  signOutEverywhere: account,
  exportAccount: account,
  deleteAccount: account,
  previewDeletion: account,
  'GET /identity': account,

  listReviews: anybody,
  writeReview: member,
  changeReview: author,
  deleteReview: author,
  listQuestions: anybody,
  askQuestion: member,
  answerQuestion: member,
  deleteQuestion: author,
  deleteAnswer: author,
  listOwnTexts: account,

  requestPreorder: visitor,
  requestBackInStock: visitor,
  getAlertConfirmation: anybody,
  confirmAlert: anybody,
  unsubscribe: anybody,
  sendContactMessage: anybody,

  sellerListProducts: seller,
  sellerGetProduct: seller,
  sellerCreateProduct: seller,
  sellerChangeProduct: seller,
  sellerChangeStock: seller,
  sellerSetVariants: seller,
  sellerImportProducts: seller,
  listPayoutMethods: seller,
  addPayoutMethod: seller,
  setDefaultPayoutMethod: seller,
  deletePayoutMethod: seller,
  sellerListOrders: seller,
  sellerGetOrder: seller,
  sellerPreviewParcel: seller,
  sellerSendParcel: seller,
  sellerDeliverParcel: seller,
  sellerSetParcelTracking: seller,
  sellerDecideReturn: seller,
  sellerOverview: seller,
  sellerEarnings: seller,
  sellerListQuestions: seller,
  sellerListReviews: seller,
  sellerReplyToReview: seller,
  sellerReport: seller,
  sellerGetShop: seller,
  sellerChangeShop: seller,

  adminSummary: admin,
  adminWatchWaiting: admin,
  adminDashboard: admin,
  adminBestSellers: admin,
  adminLowStock: admin,
  adminListAudit: admin,
  adminExportAudit: exporting,
  adminListOrders: admin,
  adminExportOrders: exporting,
  adminShipOrders: admin,
  adminConfirmCash: admin,
  adminGetOrder: admin,
  adminListOrderSenders: admin,
  adminPreviewCancel: admin,
  adminRecordRefund: admin,
  adminSetOrderStatus: admin,
  adminMarkOrderPaid: admin,
  adminPreviewParcel: admin,
  adminSendParcel: admin,
  adminDeliverParcel: admin,
  adminSetParcelTracking: admin,
  adminDecideReturn: admin,
  adminListViews: admin,
  adminSaveView: admin,
  adminRemoveView: admin,
  adminListCoupons: admin,
  adminCreateCoupon: admin,
  adminGetCoupon: admin,
  adminChangeCoupon: admin,
  adminListProducts: admin,
  adminCreateProduct: admin,
  adminGetProduct: admin,
  adminChangeProduct: admin,
  adminDuplicateProduct: admin,
  adminEditProducts: admin,
  adminExportProducts: exporting,
  adminUploadImport: admin,
  adminListImports: admin,
  adminGetImport: admin,
  adminListImportItems: admin,
  adminRunImport: admin,
  adminCancelImport: admin,
  adminChooseImportEncoding: admin,
  adminGetPrices: admin,
  adminSetVariants: admin,
  adminMoveStock: admin,
  adminListStockMovements: admin,
  adminListUsers: admin,
  adminDisableUser: admin,
  adminEnableUser: admin,
  adminGetUser: admin,
  adminSignOutUser: admin,
  adminSetAdministrator: admin,
  adminListSellers: admin,
  adminGetSeller: admin,
  adminDecideSeller: admin,
  adminListMessages: admin,
  adminMarkMessage: admin,
  adminGetMessage: admin,
  adminAnswerMessage: admin,
  adminResendAnswer: admin,
  adminListSales: admin,
  adminCreateSale: admin,
  adminGetSale: admin,
  adminChangeSale: admin,
  adminEndSale: admin,
  adminListTexts: admin,
  adminHideText: admin,
  adminShowText: admin,
  adminKeepTexts: admin,
  adminAnswerText: admin,
  adminTelemetry: admin,
  adminTelemetryTimeline: admin,
}
