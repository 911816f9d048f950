import { createAccessReader } from './account-access/access-reader'
import { createAdministratorNotes } from './account-access/administrators'
import { checkAccess } from './account-access/check-access'
import { passwordChangedRoute } from './account-access/password-changed-route'
import { recordingAdmin } from './account-access/recording-admin'
import { signOutEverywhereRoute } from './account-access/sign-out-everywhere-route'
import { addressRoutes } from './addresses/routes'
import { alertLinkRoutes } from './alerts/link-routes'
import { alertRoutes } from './alerts/routes'
import { auditRoutes } from './audit-log/routes'
import { createCachedCatalogue } from './catalogue/cached-catalogue'
import { catalogueImportRoutes } from './catalogue-import/routes'
import { categoryRoutes } from './categories/routes'
import { contactRoutes } from './contact/routes'
import { adminCouponRoutes } from './coupons/admin-routes'
import { dashboardRoutes } from './dashboard/routes'
import type { Dependencies } from './dependencies'
import type { App } from './http/app'
import { createGuards } from './identity/guards'
import { identityRoutes } from './identity/routes'
import { listingRoutes } from './listing/routes'
import { moderationRoutes } from './moderation/routes'
import { orderWithdrawalRoutes } from './order-withdrawal/routes'
import { adminBulkOrderRoutes } from './orders/admin-bulk-routes'
import { adminDecisionRoutes } from './orders/admin-decision-routes'
import { adminOrderRoutes } from './orders/admin-routes'
import { adminParcelRoutes } from './orders/parcels/admin-routes'
import { createPlacing } from './orders/placing'
import { orderRoutes } from './orders/routes'
import { payoutRoutes } from './payouts/routes'
import { adminUserRoutes } from './people/admin-user-routes'
import { personRoutes } from './people/person-routes'
import { personalDataRoutes } from './personal-data/routes'
import { holdRoutesToPolicy } from './policy/hold-routes-to-policy'
import { bulkEditRoutes } from './product-bulk/routes'
import { productExportRoutes } from './product-export/routes'
import { adminVariantRoutes } from './product-variants/admin-routes'
import { adminProductRoutes } from './products/admin-routes'
import { productRoutes } from './products/routes'
import { questionRoutes } from './questions/routes'
import { quoteRoutes } from './quotes/routes'
import { reviewRoutes } from './reviews/routes'
import { adminSaleRoutes } from './sale-planning/routes'
import { saleRoutes } from './sales/routes'
import { savedListRoutes } from './saved-lists/routes'
import { savedViewRoutes } from './saved-views/routes'
import { adminSellerRoutes } from './seller-applications/admin-routes'
import { applicationRoute } from './seller-applications/application-route'
import { ownSellerRoute } from './seller-applications/routes'
import { createDesk } from './seller-desk/desk'
import { sellerDeskRoutes } from './seller-desk/routes'
import { sellerShopProfileRoutes } from './seller-desk/shop-routes'
import { sellerOrderRoutes } from './seller-orders/routes'
import { productImportRoutes } from './seller-products/import/routes'
import { sellerProductRoutes } from './seller-products/routes'
import { reportRoutes } from './seller-reports/routes'
import { sellerShopRoutes } from './seller-shops/routes'
import { shippingRoutes } from './shipping/routes'
import { shopSettingsRoutes } from './shop-settings/routes'
import { sitemapRoutes } from './sitemap/routes'
import { adminStockRoutes } from './stock-moves/admin-routes'
import { suggestionRoutes } from './suggestions/routes'
import { adminTelemetryRoutes } from './telemetry/admin-routes'
import { acceptForms } from './uploads/accept-forms'
import { uploadRoutes } from './uploads/routes'
import { createUploadResources } from './uploads/upload-resources'
import { userContentRoutes } from './user-content/routes'
import { userRoutes } from './users/routes'
import { signInRoutes } from './users/sign-in-routes'
import { waitingRoutes } from './waiting/routes'

/** Registers all routes under `/api/v1`. */
export function registerRoutes(app: App, given: Dependencies): void {
  const reader = createAccessReader(given.reservedDb ?? given.db)
  const identityAdmin = recordingAdmin({ db: given.db, reader }, given.identityAdmin)
  const parts = { ...given, identityAdmin }
  const guards = createGuards(checkAccess(parts.verifyToken, reader), parts.db, createAdministratorNotes(parts.db))
  holdRoutesToPolicy(app, guards)
  const catalogue = parts.catalogue ?? createCachedCatalogue(parts, 'on')
  const desk = createDesk(catalogue)
  listingRoutes(app, catalogue)
  productRoutes(app, catalogue)
  categoryRoutes(app, catalogue)
  sellerShopRoutes(app, catalogue)
  suggestionRoutes(app, catalogue)
  sitemapRoutes(app, parts)
  saleRoutes(app, catalogue)
  shippingRoutes(app, parts)
  quoteRoutes(app, parts, guards)
  shopSettingsRoutes(app, parts)
  const placing = createPlacing(parts)
  orderRoutes(app, parts, guards, placing)
  orderWithdrawalRoutes(app, placing, guards)
  sellerOrderRoutes(app, parts, guards, desk)
  app.register(async (scope: App) => signInRoutes(scope, parts, guards))
  userRoutes(app, parts, guards)
  addressRoutes(app, parts, guards)
  payoutRoutes(app, parts, guards)
  personalDataRoutes(app, parts, guards, { catalogue, reader })
  savedListRoutes(app, parts, guards)
  reviewRoutes(app, parts, guards)
  questionRoutes(app, parts, guards)
  alertRoutes(app, parts, guards)
  app.register(async (scope: App) => alertLinkRoutes(scope, parts))
  app.register(async (scope: App) => {
    await acceptForms(scope)
    const uploadResources = createUploadResources(parts.pictureProcess)
    scope.addHook('onClose', async () => uploadResources.decoder.close())
    uploadRoutes(scope, parts, guards, uploadResources)
    applicationRoute(scope, parts, guards, uploadResources)
  })
  contactRoutes(app, parts, guards)
  userContentRoutes(app, parts, guards)
  identityRoutes(app, guards)
  signOutEverywhereRoute(app, parts, guards)
  passwordChangedRoute(app, parts, guards)
  dashboardRoutes(app, parts, guards)
  waitingRoutes(app, parts, guards)
  auditRoutes(app, parts, guards)
  adminOrderRoutes(app, parts, guards)
  adminBulkOrderRoutes(app, parts, guards)
  savedViewRoutes(app, parts, guards)
  adminCouponRoutes(app, parts, guards)
  adminDecisionRoutes(app, parts, guards)
  adminParcelRoutes(app, parts, guards)
  adminProductRoutes(app, parts, guards, catalogue)
  bulkEditRoutes(app, parts, guards, catalogue)
  productExportRoutes(app, parts, guards)
  app.register(async (scope: App) => catalogueImportRoutes(scope, parts, guards))
  sellerDeskRoutes(app, parts, guards, desk)
  adminSaleRoutes(app, parts, guards, catalogue)
  moderationRoutes(app, parts, guards, catalogue)
  reportRoutes(app, parts, guards)
  sellerShopProfileRoutes(app, parts, guards, desk)
  productImportRoutes(app, parts, guards, desk)
  sellerProductRoutes(app, parts, guards, desk)
  adminUserRoutes(app, parts, guards)
  personRoutes(app, { ...parts, givesRoles: given.identityAdmin !== undefined }, guards)
  ownSellerRoute(app, parts, guards)
  adminSellerRoutes(app, parts, guards, catalogue)
  adminTelemetryRoutes(app, parts, guards)
  adminVariantRoutes(app, parts, guards, catalogue)
  adminStockRoutes(app, parts, guards, catalogue)
}
