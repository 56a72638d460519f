int haggle_browser_runtime;
